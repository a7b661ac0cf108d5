import { hashKey } from '@tanstack/react-query';
import { atom, type PrimitiveAtom } from 'jotai';
import { atomFamily } from 'jotai-family';
import { store } from './entities.ts';
import type { ListKey } from './lists.ts';
import { queryClient } from '../queryClient.ts';

const none: ReadonlySet<string> = new Set();
const family = atomFamily((_hash: string): PrimitiveAtom<ReadonlySet<string>> => atom(none));

/** The records that wait behind "7 neue Aufträge" of one list. */
export function newInListAtom(key: ListKey): PrimitiveAtom<ReadonlySet<string>> {
  return family(hashKey(key));
}

/** Lets a record wait to be shown in the list. */
export function addNewIn(key: ListKey, iri: string): void {
  store.set(newInListAtom(key), (waiting) => (waiting.has(iri) ? waiting : new Set([...waiting, iri])));
}

/** Lists for which a record came while they were asked for. */
const outdated = new Set<string>();

/** Asks for a list once more as soon as it is answered. */
export function askAgain(key: ListKey): void {
  outdated.add(hashKey(key));
}

/** A record that no longer exists waits no more. */
export function dropNewIn(key: ListKey, iri: string): void {
  store.set(newInListAtom(key), (waiting) =>
    waiting.has(iri) ? new Set([...waiting].filter((it) => it !== iri)) : waiting,
  );
}

/** Fetches the list anew; whatever waited is then in its place. */
export function showNewIn(key: ListKey): void {
  store.set(newInListAtom(key), none);
  void queryClient.invalidateQueries({ queryKey: key, exact: true });
}

/** A list that was just fetched has nothing waiting; a list that left the cache needs no memory. */
export function clearNewInFetchedLists(): () => void {
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.query.queryKey[0] !== 'list') return;
    const isFetched = event.type === 'updated' && event.action.type === 'success' && event.action.manual !== true;
    if (isFetched) store.set(family(event.query.queryHash), none);
    if (isFetched && outdated.delete(event.query.queryHash))
      void queryClient.invalidateQueries({ queryKey: event.query.queryKey, exact: true });
    if (event.type === 'removed') family.remove(event.query.queryHash);
  });
}
