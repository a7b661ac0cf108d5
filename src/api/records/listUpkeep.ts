import { pathOfIri } from '../../domain/define/iri.ts';
import type { Query } from '@tanstack/react-query';
import type { ListPage } from './listPage.ts';
import type { ListKey } from './lists.ts';
import { dropNewIn } from './newInList.ts';
import { queryClient } from '../queryClient.ts';

export type CachedList = {
  readonly key: ListKey;
  readonly page: ListPage | undefined;
  readonly isShown: boolean;
  /** For the first time, without an answer yet. */
  readonly isAsked: boolean;
};

/** The lists of a resource that the cache holds. */
export function listsOf(path: string): readonly CachedList[] {
  return queryClient
    .getQueryCache()
    .findAll({ queryKey: ['list', path] })
    .map((query: Query) => ({
      key: query.queryKey as unknown as ListKey,
      page: query.state.data as ListPage | undefined,
      isShown: query.isActive(),
      isAsked: query.state.data === undefined && query.state.fetchStatus === 'fetching',
    }));
}

/** Fetches the shown lists of a resource again, the others when they are next looked at. */
export function refetchLists(path: string): void {
  void queryClient.invalidateQueries({ queryKey: ['list', path] });
}

/** Takes a deleted record out of every list without asking the server. */
export function dropFromLists(iri: string): void {
  for (const { key, page } of listsOf(pathOfIri(iri))) {
    dropNewIn(key, iri);
    if (!page?.iris.includes(iri)) continue;
    queryClient.setQueryData<ListPage>(key, {
      ...page,
      iris: page.iris.filter((it) => it !== iri),
      total: Math.max(0, page.total - 1),
    });
  }
  queryClient.removeQueries({ queryKey: ['item', iri], type: 'inactive' });
}
