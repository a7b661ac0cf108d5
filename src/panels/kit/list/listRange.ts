import { formatCount } from '../../../domain/number/formatCount.ts';
import type { ListView } from '../../../api/records/queries.ts';

/** How many rows the filters of a list hide; of very many only that there are more. */
export type Hidden = { readonly count: number; readonly isAtLeast: boolean };
type Shown = {
  readonly view: Pick<ListView, 'isLoading' | 'error' | 'iris'>;
  readonly hidden: Hidden | undefined;
};

/** What the pager says in place of "1–100 von 319"; of a list that could not be fetched nobody knows how long it is. */
export function listRange({ view, hidden }: Shown): string | undefined {
  if (view.isLoading) return 'wird geladen …';
  if (view.error && view.iris.length === 0) return 'nicht geladen';
  return hidden !== undefined && hidden.count > 0
    ? `0 sichtbar von ${hidden.isAtLeast ? 'über ' : ''}${formatCount(hidden.count)}`
    : undefined;
}
