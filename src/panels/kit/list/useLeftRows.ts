import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { readAnyEntity, subscribeEntities, type AnyEntity } from '../../../api/records/entities.ts';
import { matchesFilter } from '../../../api/records/matchesFilter.ts';
import type { ListModel } from './useListModel.ts';

/**
 * Rows that an edit has taken out of the filter: they stay, marked, until the list is fetched anew, because a list
 * never moves under the pointer.
 */
export function useLeftRows({ resource, wire, view }: Pick<ListModel, 'resource' | 'wire' | 'view'>): {
  readonly count: number;
  /** Keeps its identity. */
  readonly isLeft: (entity: AnyEntity) => boolean;
} {
  const { iris, fetchedAt } = view;
  const { path } = resource;
  /** What the server sent although it does not seem to fit here has left nothing. */
  const odd = useMemo(() => new Set(fetchedAt > 0 ? outsideOf(iris, path, wire) : []), [iris, fetchedAt, path, wire]);
  const judge = useCallback(
    (entity: AnyEntity) => !odd.has(entity['@id']) && matchesFilter(path, wire, entity) === false,
    [odd, path, wire],
  );
  const latest = useRef(judge);
  useLayoutEffect(() => {
    latest.current = judge;
  });
  const isLeft = useCallback((entity: AnyEntity) => latest.current(entity), []);
  const [count, setCount] = useState(0);
  useEffect(() => {
    const look = () => setCount(iris.filter((iri) => isAway(iri, judge)).length);
    look();
    return subscribeEntities(iris, look);
  }, [iris, judge]);
  return { count, isLeft };
}

function outsideOf(iris: readonly string[], path: string, wire: ListModel['wire']): readonly string[] {
  return iris.filter((iri) => isAway(iri, (entity) => matchesFilter(path, wire, entity) === false));
}

function isAway(iri: string, judge: (entity: AnyEntity) => boolean): boolean {
  const entity = readAnyEntity(iri);
  return entity !== undefined && judge(entity);
}
