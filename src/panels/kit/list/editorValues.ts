import { filterNameOf, withoutFilter } from './listUrl.ts';
import type { FilterValues } from './filterValues.ts';

export type EditorProps = {
  /** Name of the filter on the wire. */
  readonly name: string;
  readonly filter: FilterValues;
  readonly onChange: (filter: FilterValues) => void;
};

/** The values a filter has now, whatever operators they came with. */
export function valuesOf({ name, filter }: Pick<EditorProps, 'name' | 'filter'>): readonly string[] {
  return Object.entries(filter).flatMap(([key, values]) => (filterNameOf(key) === name ? values : []));
}

/** The filters with other values for one of them. */
export function withValues(
  { name, filter }: Pick<EditorProps, 'name' | 'filter'>,
  values: readonly string[],
): FilterValues {
  const others = withoutFilter(filter, name);
  return values.length === 0 ? others : { ...others, [name]: values };
}
