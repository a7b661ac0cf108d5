import { firstScreen } from '../code/firstScreen.ts';
import { loadDefinition } from '../definitions.ts';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import type { Definition } from '../../domain/define/row.ts';
import {
  absorb,
  certain,
  entityOf,
  isWhole,
  readAnyEntity,
  store,
  useAnyEntity,
  type AnyEntity,
  type Entity,
} from './entities.ts';
import { earlyRecord } from './earlyRecords.ts';
import { request } from '../http.ts';
import type { Collection, HydraItem } from './hydra.ts';
import type { ListPage } from './listPage.ts';
import { listQuery, loadList, type AnyListParams, type ListParams } from './lists.ts';
import { newInListAtom, showNewIn } from './newInList.ts';
import { queryClient } from '../queryClient.ts';

/** One page of a list for a panel; its rows are IRIs, each row reads its own record. */
export type ListView = {
  readonly iris: readonly string[];
  readonly total: number;
  readonly totalIsAtLeast: boolean;
  /** True until there is anything to show. */
  readonly isLoading: boolean;
  /** True while other rows than the shown ones are on their way (page, filter or order changed). */
  readonly isChanging: boolean;
  readonly isFetching: boolean;
  readonly error: Error | null;
  readonly fetchedAt: number;
  readonly refetch: () => void;
  /** Records that have come since and wait, so that the list does not move under the pointer. */
  readonly pendingNew: number;
  readonly showNew: () => void;
};
export type ItemView<E = AnyEntity> = {
  readonly item: E | undefined;
  readonly isLoading: boolean;
  readonly error: Error | null;
  readonly refetch: () => void;
};
export type HistoryRow = {
  readonly logged_at: string;
  readonly username: string | null;
  readonly name?: string | null;
  readonly field: string;
  readonly previous: unknown;
  readonly data: unknown;
};

const noIris: readonly string[] = [];

/** Shows one page of a resource; `enabled: false` waits, `freshFor` says how long it is not asked for again. */
export function useList<R extends Definition>(
  definition: R,
  params?: ListParams<R>,
  more?: { enabled?: boolean; freshFor?: number },
): ListView;
export function useList(
  definition: Definition,
  params?: AnyListParams,
  { enabled = true, freshFor }: { enabled?: boolean; freshFor?: number } = {},
): ListView {
  const options = listQuery(definition, params);
  const { path } = definition;
  useEffect(() => {
    // Whether a record that arrives belongs into a filtered list is told by the definition.
    firstScreen.then(() => loadDefinition({ path })).catch(() => undefined);
  }, [path]);
  const kept = freshFor === undefined ? {} : { staleTime: freshFor };
  const query = useQuery({ ...options, ...kept, enabled, placeholderData: keepPreviousData }, queryClient);
  const pendingNew = useAtomValue(newInListAtom(options.queryKey), { store }).size;
  return { ...viewOf(query), pendingNew, showNew: () => showNewIn(options.queryKey) };
}

/** Up to 25 contracts that fit what was typed into the search box of the top bar; `enabled: false` asks nothing. */
export function useSearch(
  text: string,
  { enabled = true }: { enabled?: boolean } = {},
): Omit<ListView, 'pendingNew' | 'showNew'> {
  const customSearchFilter = text.trim();
  const query = useQuery(
    {
      queryKey: ['search', customSearchFilter],
      queryFn: ({ signal }) =>
        loadList('/api/contracts/search', { query: { customSearchFilter, itemsPerPage: 25 }, signal }),
      enabled: enabled && customSearchFilter !== '',
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  return viewOf(query);
}

/** One record with all its fields, fetched again when only a part of its newest version is known. */
export function useItem<R extends Definition>(definition: R, iri: string | null): ItemView<Entity<R>> {
  const { item, ...view } = useAnyItem(iri);
  return { ...view, item: entityOf(definition, item) };
}

/** The same where any resource may stand behind the address. */
export function useAnyItem(iri: string | null): ItemView {
  const item = useAnyEntity(iri);
  const query = useQuery({ ...itemQuery(iri ?? ''), enabled: iri !== null }, queryClient);
  const { isFetching, isError, refetch } = query;
  const isPartial = iri !== null && item !== undefined && !isWhole(iri);
  const version = item?.version;
  const completed = useRef<string>(undefined);
  useEffect(() => {
    const wanted = `${iri ?? ''} ${version ?? ''}`;
    if (!isPartial || isFetching || isError || completed.current === wanted) return;
    completed.current = wanted;
    void refetch();
  }, [iri, isPartial, isFetching, isError, refetch, version]);
  return {
    item,
    isLoading: iri !== null && (item === undefined || isPartial) && query.isFetching,
    error: query.error,
    refetch: () => void refetch(),
  };
}

/** One record with all its fields for code outside React. */
export async function fetchItem<R extends Definition>(definition: R, iri: string): Promise<Entity<R>> {
  return certain(definition, await fetchAnyItem(iri));
}

/** The same where any resource may stand behind the address. */
export async function fetchAnyItem(iri: string): Promise<AnyEntity> {
  await queryClient.fetchQuery({ ...itemQuery(iri), staleTime: isWhole(iri) ? Infinity : 0 });
  const item = readAnyEntity(iri);
  if (!item) throw new Error(`Der Datensatz ${iri} ist nicht mehr vorhanden`);
  return item;
}

/** Begins to fetch a record that is about to be opened, unless all of it is known. */
export function prepareItem(iri: string): void {
  void queryClient.prefetchQuery({ ...itemQuery(iri), staleTime: isWhole(iri) ? Infinity : 0 });
}

/** What happened to a record, newest first; follows the record's version by itself. */
export function useHistory(
  iri: string,
  { page = 1, itemsPerPage = 25, field = null }: { page?: number; itemsPerPage?: number; field?: string | null } = {},
) {
  const version = useAnyEntity(iri)?.version;
  const query = useQuery(
    {
      queryKey: ['history', iri, { page, itemsPerPage, field, version }],
      queryFn: async ({ signal }) => {
        const { data } = await request<Collection>('GET', `${iri}/logs`, {
          query: { by: 'act', page, itemsPerPage, ...(field !== null && { field }) },
          signal,
        });
        return {
          rows: data['hydra:member'] as readonly unknown[] as readonly HistoryRow[],
          total: data['hydra:totalItems'],
        };
      },
      placeholderData: (previous, earlier) => (earlier?.queryKey[1] === iri ? previous : undefined),
    },
    queryClient,
  );
  return {
    rows: query.data?.rows ?? [],
    total: query.data?.total ?? 0,
    isLoading: query.isPending,
    error: query.error,
    refetch: () => void query.refetch(),
  };
}

const noNames: readonly string[] = [];

/** The fields of a record in which something has happened since it was made, the latest first. */
export function useChangedFields(iri: string): { readonly names: readonly string[]; refetch(): void } {
  const version = useAnyEntity(iri)?.version;
  const query = useQuery(
    {
      queryKey: ['changedFields', iri, version],
      queryFn: async ({ signal }) => {
        const { data } = await request<Collection>('GET', `${iri}/logs`, {
          query: { by: 'field', itemsPerPage: 500 },
          signal,
        });
        return (data['hydra:member'] as readonly unknown[] as readonly HistoryRow[]).map((it) => it.field);
      },
      placeholderData: (previous, earlier) => (earlier?.queryKey[1] === iri ? previous : undefined),
    },
    queryClient,
  );
  return { names: query.data ?? noNames, refetch: () => void query.refetch() };
}

function itemQuery(iri: string) {
  return {
    queryKey: ['item', iri] as const,
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const asOf = Date.now();
      const { data } = await request<HydraItem>('GET', iri, { signal });
      return absorb(data, { asOf, whole: true });
    },
    initialData: () => earlyRecord(iri),
  };
}

function viewOf(query: UseQueryResult<ListPage>): Omit<ListView, 'pendingNew' | 'showNew'> {
  const { data } = query;
  return {
    iris: data?.iris ?? noIris,
    total: data?.total ?? 0,
    totalIsAtLeast: data?.totalIsAtLeast ?? false,
    isLoading: query.isLoading,
    isChanging: query.isPlaceholderData,
    isFetching: query.isFetching,
    error: query.error,
    fetchedAt: query.dataUpdatedAt,
    refetch: () => void query.refetch(),
  };
}
