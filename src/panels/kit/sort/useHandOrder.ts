import { useState } from 'react';
import { refetchLists } from '../../../api/records/listUpkeep.ts';
import { moveRecord } from '../../../api/records/moveRecord.ts';
import { undoAll } from '../../../api/records/undo.ts';
import { tellFailure } from '../../../commands/tellFailure.ts';
import { tools } from '../../../commands/tools.ts';
import type { ListModel } from '../list/useListModel.ts';
import { moved } from './moved.ts';

type ByPlace = {
  /** The field with the place; none where the list has no order of its own. */
  readonly sortBy: string | undefined;
  readonly nameOf: (iri: string) => string;
};
type Ahead = { readonly iris: readonly string[]; readonly until: number };

/**
 * The rows in the order that somebody has just given them, until the server has sent it, and the way to another order.
 */
export function useHandOrder({ resource, view, state, perPage }: ListModel, { sortBy, nameOf }: ByPlace) {
  const [ahead, setAhead] = useState<Ahead | null>(null);
  const isShown =
    ahead !== null &&
    view.fetchedAt <= ahead.until &&
    ahead.iris.length === view.iris.length &&
    ahead.iris.every((it) => view.iris.includes(it));
  const iris = isShown ? ahead.iris : view.iris;
  /** How many rows stand on the pages before this one. */
  const offset = (state.page - 1) * perPage;

  /** Puts a row at a place of the whole list, counted from 0. */
  const move = async (iri: string, to: number): Promise<void> => {
    if (sortBy === undefined) return;
    const isOnPage = to >= offset && to < offset + iris.length;
    const next = isOnPage ? moved(iris, iris.indexOf(iri), to - offset) : iris;
    if (isOnPage) setAhead({ iris: next, until: Number.POSITIVE_INFINITY });
    const places = new Map(isOnPage ? next.map((key, at) => [key, offset + at + 1]) : []);
    try {
      const back = await moveRecord(resource, iri, { field: sortBy, place: to + 1, places });
      setAhead((now) => (now?.iris === next ? { iris: next, until: Date.now() } : now));
      const undo = async () => {
        await undoAll(back);
        refetchLists(resource.path);
      };
      tools().notify.success('Reihenfolge geändert', {
        detail: `${nameOf(iri)}: Position ${String(to + 1)}`,
        undo,
      });
    } catch (error) {
      setAhead(null);
      tellFailure('Die Reihenfolge wurde nicht gespeichert', error);
    } finally {
      refetchLists(resource.path);
    }
  };
  return { iris, offset, total: Math.max(view.total, offset + iris.length), move };
}
