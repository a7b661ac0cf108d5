import { queryOptions } from '@tanstack/react-query';
import type { FilterName } from '../../domain/define/filter.ts';
import type { Definition, FieldOf, FiltersOf, Meta } from '../../domain/define/row.ts';
import { earlyPage } from './earlyRecords.ts';
import { queryText, request, type Query, type QueryValue } from '../http.ts';
import type { Collection } from './hydra.ts';
import { pageOf, type ListPage } from './listPage.ts';
import { queryClient } from '../queryClient.ts';

/** What a list of a resource may be narrowed by; records are also found by their ids. */
export type FilterOf<R extends Definition> = FilterName<FiltersOf<R>> | 'id';

type Ordered<R extends Definition> = FieldOf<R> | keyof Meta | `${FieldOf<R>}.${string}`;
/** What a list of a resource is put in order by, descending with a minus in front. */
export type OrderOf<R extends Definition> = Ordered<R> | `-${Ordered<R>}`;

/** Filters by the names of the wire, for example `{ 'datum[after]': '2026-11-24', driver: ['/api/drivers/5'] }`. */
export type ListFilter<R extends Definition> = { readonly [name in FilterOf<R>]?: QueryValue };
export type ListParams<R extends Definition> = {
  readonly filter?: ListFilter<R>;
  /** Field names, descending with a minus in front, as definitions spell it: `-createdAt`. */
  readonly order?: OrderOf<R> | readonly OrderOf<R>[];
  readonly page?: number;
  readonly itemsPerPage?: number;
  /** The fields to send; all when missing. */
  readonly properties?: readonly PropertyOf<R>[];
};
/** The name of a field that a list may send. */
export type PropertyOf<R extends Definition> = FieldOf<R> | keyof Meta;
/** What is asked of a list of whichever resource. */
export type AnyListParams = ListParams<Definition>;
export type ListKey = readonly ['list', string, AnyListParams];

/** How react-query fetches one page of a resource; commands use it with `queryClient.fetchQuery`. */
export function listQuery({ path }: Definition, params: AnyListParams = {}) {
  const address = `/api/${path}`;
  const query = () => queryOf(params);
  return queryOptions({
    queryKey: ['list', path, params] satisfies ListKey,
    queryFn: ({ signal }) => loadList(address, { query: query(), signal }),
    initialData: () => earlyPage(address + queryText(query())),
  });
}

/** One page of a resource for code outside React, from the cache while it is fresh. */
export function fetchList<R extends Definition>(definition: R, params?: ListParams<R>): Promise<ListPage>;
export function fetchList(definition: Definition, params?: AnyListParams): Promise<ListPage> {
  return queryClient.fetchQuery(listQuery(definition, params));
}

/** Fetches a collection from any address, takes its members in and keeps their IRIs. */
export async function loadList(
  address: string,
  { query, signal }: { query: Query; signal?: AbortSignal | undefined },
): Promise<ListPage> {
  const asOf = Date.now();
  const { data } = await request<Collection>('GET', address, { query, signal });
  return pageOf(data, asOf);
}

/** Spells the parameters of a list as the API expects them. */
export function queryOf({ filter, order, page, itemsPerPage, properties }: AnyListParams): Query {
  const orders = typeof order === 'string' ? [order] : (order ?? []);
  return {
    ...filter,
    ...Object.fromEntries(
      orders.map((it) => (it.startsWith('-') ? [`order[${it.slice(1)}]`, 'desc'] : [`order[${it}]`, 'asc'])),
    ),
    page,
    itemsPerPage,
    properties,
  };
}
