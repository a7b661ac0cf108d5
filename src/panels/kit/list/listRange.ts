import { formatCount } from '../../../domain/number/formatCount.ts';
import type { ListModel } from './useListModel.ts';

type Shown = { readonly view: Pick<ListModel['view'], 'isLoading' | 'error' | 'iris'>; readonly hidden: number | undefined };

/** What the pager says in place of "1–100 von 319"; of a list that could not be fetched nobody knows how long it is. */
export function listRange({ view, hidden }: Shown): string | undefined {
  if (view.isLoading) return 'wird geladen …';
  if (view.error && view.iris.length === 0) return 'nicht geladen';
  return hidden !== undefined && hidden > 0 ? `0 sichtbar von ${formatCount(hidden)}` : undefined;
}
