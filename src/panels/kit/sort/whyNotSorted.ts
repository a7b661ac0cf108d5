import { offers } from '../../../domain/define/noun.ts';
import type { ListModel } from '../list/useListModel.ts';

type Shown = Pick<ListModel, 'state' | 'isFiltered'> & { readonly resource: Parameters<typeof offers>[0] };

/** Why the rows cannot be put in order by hand now; undefined when they can. */
export function whyNotSorted(
  sortBy: string | undefined,
  { model, isWriter }: { readonly model: Shown; readonly isWriter: boolean },
): string | undefined {
  if (sortBy === undefined) return 'Die Liste hat keine Reihenfolge';
  if (!isWriter || !offers(model.resource, 'update')) return 'Ihre Rolle darf das nicht ändern';
  if (model.isFiltered) return 'Zum Ordnen die Filter aufheben';
  return model.state.order === sortBy ? undefined : 'Zum Ordnen nach Position sortieren';
}
