import { useEffect, useReducer } from 'react';
import { readAnyEntity, subscribeEntities } from '../../api/records/entities.ts';
import { fetchAnyItem } from '../../api/records/queries.ts';
import type { Refer } from '../../domain/define/fieldText.ts';
import { nameOf } from './represent.ts';

/** Names records by their IRIs; those not loaded yet are fetched, and the caller follows their changes. */
export function useNames(iris: readonly string[]): Refer {
  const [, renew] = useReducer((count: number) => count + 1, 0);
  const key = iris.join(' ');
  useEffect(() => {
    const wanted = key === '' ? [] : key.split(' ');
    for (const iri of wanted) if (!readAnyEntity(iri)) void fetchAnyItem(iri).catch(() => undefined);
    return subscribeEntities(wanted, renew);
  }, [key]);
  return nameOf;
}
