import type { Filters } from '../../../domain/define/filter.ts';
import type { FilterValues } from './filterValues.ts';
import { withFixedDays, withRelativeDates } from './relativeDates.ts';

export type ListState = {
  readonly filter: FilterValues;
  /** Field name, descending with a minus in front; several with commas between, the first one leads. */
  readonly order: string;
  readonly page: number;
  /** Saved view it started from: the name of an own one, the IRI of a shared one. */
  readonly view: string | null;
};
export type ListDefaults = Pick<ListState, 'filter' | 'order'>;

/**
 * Whether what a list says it began with is a colleague's view rather than one of its reader's own; those stand there
 * by their names.
 */
export function isShared(view: string | null): view is string {
  return view?.startsWith('/api/list_views/') ?? false;
}

/** The filter a key belongs to: `datum` for `datum[after]`. */
export function filterNameOf(key: string): string {
  return key.split('[', 1)[0] ?? key;
}

/** What a list shows, read from its address; an address that names no filter means the usual ones. */
export function readListUrl(
  query: URLSearchParams,
  { filters, defaults, today }: { filters: Filters; defaults: ListDefaults; today: string },
): ListState {
  const filter: Record<string, string[]> = {};
  for (const [raw, value] of query) {
    const key = raw.replace(/\[\]$/, '');
    if (!Object.hasOwn(filters, filterNameOf(key)) || value === '') continue;
    filter[key] = [...(filter[key] ?? []), value];
  }
  const isUsual = Object.keys(filter).length === 0 && query.get('filter') !== 'none';
  const page = Number(query.get('page') ?? '1');
  return {
    filter: isUsual ? defaults.filter : withFixedDays(filter, today),
    order: query.get('order') || defaults.order,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    view: query.get('view'),
  };
}

/** The address of what a list shows; whatever is usual is left out, so that addresses stay short. */
export function writeListUrl(
  path: string,
  { state, defaults, today }: { state: ListState; defaults: ListDefaults; today: string },
): string {
  const query = new URLSearchParams();
  if (!isSameFilter(state.filter, defaults.filter)) {
    for (const [key, values] of Object.entries(withRelativeDates(state.filter, today)))
      for (const value of values) query.append(values.length > 1 ? `${key}[]` : key, value);
    if ([...query].length === 0) query.set('filter', 'none');
  }
  if (state.order !== defaults.order) query.set('order', state.order);
  if (state.page > 1) query.set('page', String(state.page));
  if (state.view !== null) query.set('view', state.view);
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** Whether two sets of filters ask for the same. */
export function isSameFilter(one: FilterValues, other: FilterValues): boolean {
  const plain = (filter: FilterValues) =>
    JSON.stringify(
      Object.entries(filter)
        .filter(([, values]) => values.length > 0)
        .toSorted(([a], [b]) => a.localeCompare(b)),
    );
  return plain(one) === plain(other);
}

/** The filters as the API takes them: one value alone, several as a list. */
export function wireFilter(filter: FilterValues): Readonly<Record<string, string | readonly string[]>> {
  return Object.fromEntries(
    Object.entries(filter).flatMap(([key, values]) =>
      values.length === 0 ? [] : [[key, values.length === 1 ? (values[0] ?? '') : values]],
    ),
  );
}

/** The filters without one of them, with both ends of a range. */
export function withoutFilter(filter: FilterValues, name: string): FilterValues {
  return Object.fromEntries(Object.entries(filter).filter(([key]) => filterNameOf(key) !== name));
}

/** The columns of an order one by one, as the API takes them. */
export function ordersOf(order: string): readonly string[] {
  return order.split(',').filter((it) => it !== '');
}
