import type { ListModel } from '../list/useListModel.ts';
import type { Related } from './related.ts';

/** Why the rows cannot be put in order by hand now; undefined when they can. */
export function whyNotSorted(
  { sortBy, resource }: Related,
  { model, isWriter }: { model: Pick<ListModel, 'state' | 'isFiltered'>; isWriter: boolean },
): string | undefined {
  if (sortBy === undefined) return 'Die Liste hat keine Reihenfolge';
  if (!isWriter || resource.operations?.includes('update') === false) return 'Ihre Rolle darf das nicht ändern';
  if (model.isFiltered) return 'Zum Ordnen die Filter aufheben';
  return model.state.order === sortBy ? undefined : 'Zum Ordnen nach Position sortieren';
}
