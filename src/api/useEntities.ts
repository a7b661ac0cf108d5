import { useMemo, useSyncExternalStore } from 'react';
import { readEntity, subscribeEntities, type Entity } from './entities.ts';

/** Records as they are known now, re-rendering the caller when one of them changes; hundreds of them need no atom each. */
export function useEntities(iris: readonly string[]): readonly Entity[] {
  const { subscribe, entities } = useMemo(() => watched(iris), [iris]);
  return useSyncExternalStore(subscribe, entities);
}

function watched(iris: readonly string[]) {
  const read = () => iris.flatMap((iri): Entity[] => { const it = readEntity(iri); return it ? [it] : []; });
  let entities = read();
  const look = () => {
    const now = read();
    if (now.length !== entities.length || now.some((it, at) => it !== entities[at])) entities = now;
  };
  return {
    entities: () => entities,
    subscribe: (tell: () => void) => {
      look();
      return subscribeEntities(iris, () => {
        look();
        tell();
      });
    },
  };
}
