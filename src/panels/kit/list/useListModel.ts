import { useCallback, useEffect, useMemo, useState } from 'react';
import { store } from '../../../api/records/entities.ts';
import type { AnyListParams, ListFilter, ListParams } from '../../../api/records/lists.ts';
import { useList, type ListView } from '../../../api/records/queries.ts';
import { setSetting, settingsAtom, useSetting } from '../../../api/session/settings.ts';
import { rowsPerPage } from '../../../domain/choices/rowsPerPage.ts';
import type { Filter } from '../../../domain/define/filter.ts';
import { definitionOf } from '../../../api/definitions.ts';
import type { Resource } from '../../../domain/define/resource.ts';
import type { Noun } from '../../../domain/define/noun.ts';
import type { Title } from '../../../domain/define/noun.ts';
import { presentDay } from '../../../domain/define/details.ts';
import { usePanel } from '../../panelContext.ts';
import type { GridSelection } from '../grid/gridSelection.ts';
import type { Hidden } from './listRange.ts';
import { useToday } from '../useToday.ts';
import {
  isSameFilter,
  ordersOf,
  readListUrl,
  wireFilter,
  writeListUrl,
  type ListDefaults,
  type ListState,
} from './listUrl.ts';
import type { FilterValues } from './filterValues.ts';
import { useSavedViews } from './savedViews.ts';
import { useSelection } from './useSelection.ts';

export type ListOptions<R extends Noun> = {
  readonly resource: R;
  /** Settings, views and places are remembered under this name; the resource's path unless told. */
  readonly list?: string;
  /** Conditions nobody can take off, for instance `{ anschluss: 'false' }`. */
  readonly fixed?: ListFilter<R>;
  /** Filters and order until somebody asks for others; those of the definition unless told. Keep the identity. */
  readonly defaults?: Partial<ListDefaults>;
  /** Fields to fetch; all when missing. Keep the identity. */
  readonly properties?: ListParams<R>['properties'];
  /** The filter behind the search field: the first search of the definition unless told. */
  readonly searchName?: string;
  /** How the rows are called: "7 neue Aufträge". */
  readonly noun?: Pick<Title, 'one' | 'gender' | 'many'>;
  /** The panel unless told. Keep the identity. */
  readonly home?: ListHome;
  /** How many rows a page may have; those of all lists unless told. */
  readonly pages?: { readonly usual: number; readonly choices: readonly number[] };
};

/**
 * Where filters, order and page of a list are kept: in the address of its panel, or with the record that it stands in.
 */
export type ListHome = {
  /** What is ticked is known under this name. */
  readonly scope: string;
  readonly address: string;
  /** Where somebody was in the list is remembered under this name; that of the list unless told. */
  readonly place?: string;
  replace(address: string): void;
};

type AnyFilter = NonNullable<AnyListParams['filter']>;

/** What a list panel shows and can do; toolbar, chips, grid and pager all read it. */
export type ListModel<R extends Noun = Noun> = {
  readonly resource: Resource & R;
  readonly list: string;
  /** Where somebody was in it is remembered under this name. */
  readonly place: string;
  readonly noun: Pick<Title, 'one' | 'gender' | 'many'>;
  readonly state: ListState;
  /** How everybody's list begins. */
  readonly usual: ListDefaults;
  /** How this person's list begins. */
  readonly defaults: ListDefaults;
  readonly view: ListView;
  /** Filters with the fixed ones, as the API takes them. */
  readonly wire: AnyFilter;
  /** The conditions nobody can take off. */
  readonly fixed: AnyFilter | undefined;
  readonly properties: readonly string[] | undefined;
  readonly searchName: string | undefined;
  readonly perPage: number;
  readonly perPageChoices: readonly number[];
  readonly selection: GridSelection;
  /** Row shown beside the list, if any. */
  readonly peeked: string | null;
  /** How many rows there would be without the filters, while there are none with them. */
  readonly hidden: Hidden | undefined;
  /** Whether those are still being counted, so that nobody can say yet why there is nothing. */
  readonly isCountingHidden: boolean;
  readonly isFiltered: boolean;
  change(change: Partial<ListState>): void;
  setFilter(filter: FilterValues): void;
  setPerPage(count: number): void;
  peek(iri: string | null): void;
};

const none: FilterValues = {};

/** The state of a list: filters, order and page live in its address, rows per page and columns with the user. */
export function useListModel<R extends Noun>(options: ListOptions<R>): ListModel<R>;
export function useListModel(options: ListOptions<Noun>): ListModel {
  const resource = definitionOf({ path: options.resource.path });
  const {
    list = resource.path,
    fixed,
    defaults: given,
    properties,
    searchName: asked,
    noun = nounOf(resource),
    home,
    pages: paging,
  } = options;
  const panel = usePanel();
  const {
    scope,
    address,
    place = list,
    replace,
  } = home ?? { scope: panel.url, address: panel.url, replace: panel.replaceUrl };
  const [path = '', search = ''] = address.split('?', 2);
  const today = useToday();
  const usual = useMemo<ListDefaults>(
    () => ({ filter: usualFilter(resource, today), order: resource.list.sort, ...given }),
    [resource, today, given],
  );
  const first = useSavedViews(list, today).find((it) => it.isFirst);
  const firstText = first && JSON.stringify({ filter: first.filter, order: first.order });
  const defaults = useMemo<ListDefaults>(
    () => (firstText === undefined ? usual : (JSON.parse(firstText) as ListDefaults)),
    [firstText, usual],
  );
  const state = useMemo(
    () => readListUrl(new URLSearchParams(search), { filters: resource.filters, defaults, today }),
    [search, resource, defaults, today],
  );
  const [perPage, setPerPage] = usePerPage(list, paging?.usual ?? resource.perPage);
  const selection = useSelection(scope, place);
  const [peeked, peek] = useState<string | null>(null);

  const wire = useMemo<AnyFilter>(() => ({ ...wireFilter(state.filter), ...fixed }), [state.filter, fixed]);
  const params = useMemo(
    () => ({
      filter: wire,
      order: ordersOf(state.order),
      page: state.page,
      itemsPerPage: perPage,
      ...(properties && { properties }),
    }),
    [wire, state.order, state.page, perPage, properties],
  );
  const view = useList(resource, params);
  const isFiltered = !isSameFilter(state.filter, none);
  const isBehindFilters = isFiltered && view.total === 0 && !view.isLoading && !view.error;
  const unfiltered = useList(
    resource,
    { ...(fixed && { filter: fixed }), page: 1, itemsPerPage: 10, properties: ['id'] },
    { enabled: isBehindFilters },
  );

  const change = useCallback(
    (more: Partial<ListState>) =>
      replace(writeListUrl(path, { state: { ...state, page: 1, ...more }, defaults, today })),
    [replace, path, state, defaults, today],
  );
  const setFilter = useCallback((filter: FilterValues) => change({ filter }), [change]);

  const pages = Math.max(1, Math.ceil(view.total / perPage));
  useEffect(() => {
    if (!view.isLoading && !view.isChanging && view.total > 0 && state.page > pages) change({ page: pages });
  }, [view.isLoading, view.isChanging, view.total, state.page, pages, change]);

  return {
    resource,
    list,
    noun,
    state,
    usual,
    defaults,
    view,
    wire,
    fixed,
    properties,
    perPage,
    selection,
    peeked,
    isFiltered,
    searchName: asked ?? Object.entries(resource.filters).find(([, it]) => isSearch(it))?.[0],
    perPageChoices: paging?.choices ?? rowChoices(list),
    place,
    hidden:
      isFiltered && view.total === 0 && unfiltered.fetchedAt > 0
        ? { count: unfiltered.total, isAtLeast: unfiltered.totalIsAtLeast }
        : undefined,
    isCountingHidden: isBehindFilters && unfiltered.isLoading,
    change,
    setFilter,
    setPerPage,
    peek,
  };
}

function nounOf({ title }: Resource): ListModel['noun'] {
  return { one: title.one, gender: title.gender, many: title.rows ?? title.many };
}

function isSearch(filter: Filter): boolean {
  return filter.kind === 'search' || (filter.kind === 'via' && isSearch(filter.filter));
}

function usualFilter(resource: Resource, today: string): FilterValues {
  return Object.fromEntries(
    Object.entries(resource.list.filter ?? {}).map(([name, value]) => [
      name,
      [value].flat().map((it) => (it === presentDay ? today : it)),
    ]),
  );
}

function rowChoices(list: string): readonly number[] {
  return rowsPerPage.items.filter((it) => it.only === undefined || it.only.includes(list)).map((it) => it.value);
}

/** Rows per page, remembered per list and user. */
function usePerPage(list: string, usual = 100): readonly [number, (count: number) => void] {
  const stored = useSetting('listPerPage');
  const own = isNumbers(stored) ? stored[list] : undefined;
  const set = (count: number) => {
    const before = store.get(settingsAtom)['listPerPage'];
    void setSetting('listPerPage', { ...(isNumbers(before) ? before : {}), [list]: count }).catch(() => undefined);
  };
  return [own ?? usual, set];
}

function isNumbers(value: unknown): value is Readonly<Record<string, number>> {
  return typeof value === 'object' && value !== null && Object.values(value).every((it) => typeof it === 'number');
}
