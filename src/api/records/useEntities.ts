import { useMemo, useSyncExternalStore } from 'react';
import type { Definition } from '../../domain/define/row.ts';
import { readEntity, subscribeEntities, type Entity } from './entities.ts';

/**
 * Records as they are known now, re-rendering the caller when one of them changes; hundreds of them need no atom each.
 */
export function useEntities<R extends Definition>(definition: R, iris: readonly string[]): readonly Entity<R>[] {
  const { subscribe, entities } = useMemo(() => watched(definition, iris), [definition, iris]);
  return useSyncExternalStore(subscribe, entities);
}

function watched<R extends Definition>(definition: R, iris: readonly string[]) {
  const read = () =>
    iris.flatMap((iri): readonly Entity<R>[] => {
      const it = readEntity(definition, iri);
      return it ? [it] : [];
    });
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
