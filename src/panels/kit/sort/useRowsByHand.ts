import type { ListModel } from '../list/useListModel.ts';
import type { useHandOrder } from './useHandOrder.ts';
import { useSortByHand } from './useSortByHand.tsx';
import type { SortRows } from './useSortDrag.ts';
import { whyNotSorted } from './whyNotSorted.ts';

type Source = {
  /** The rows in the order that somebody has just given them. */
  readonly order: ReturnType<typeof useHandOrder>;
  /** The field with the place; none where the list has no order of its own. */
  readonly sortBy: string | undefined;
  /** The element around the grid; it has to be positioned. */
  readonly frame: HTMLElement | null;
  readonly nameOf: (iri: string) => string;
  readonly isWriter: boolean;
  /** Is told the row that is moved, so that it keeps the keyboard. */
  readonly onMove: (iri: string) => void;
};

export const gridRows: SortRows = { selector: '.ag-row[row-id]', keyOf: (row) => row.getAttribute('row-id') };

/** The rows of a grid are put in order by hand. */
export function useRowsByHand(model: ListModel, { order, sortBy, frame, nameOf, isWriter, onMove }: Source) {
  const { iris, offset, total, move } = order;
  return useSortByHand({
    frame: sortBy === undefined ? null : frame,
    rows: gridRows,
    keys: iris,
    offset,
    total,
    nameOf,
    reason: whyNotSorted(sortBy, { model, isWriter }),
    move: (iri, to) => {
      onMove(iri);
      return move(iri, to);
    },
  });
}
