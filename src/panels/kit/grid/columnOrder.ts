import type { GridColumn } from './gridColumn.ts';

/** What a user changed about one column; the order of the list is the order of the columns. */
export type RememberedColumn = {
  readonly id: string;
  readonly width?: number;
  readonly hidden: boolean;
  readonly pinned?: boolean;
};

/** A column that shares the room has no width of its own; pinned it needs one. */
const pinnedWidth = 140;

/**
 * Whether the column stays in sight while the list is scrolled aside: the number always does, others where the user
 * wants it.
 */
export function isPinned({ id, fixed = false, pinned = false }: Pick<GridColumn, 'id' | 'fixed' | 'pinned'>): boolean {
  return pinned || fixed || id === 'id';
}

/**
 * The columns in the order, width and visibility that the user chose; columns unknown to the memory keep their place at
 * the end.
 */
export function arranged(
  columns: readonly GridColumn[],
  remembered: readonly RememberedColumn[] | undefined,
): readonly GridColumn[] {
  if (!remembered) return columns;
  const place = new Map(remembered.map((it, at) => [it.id, at]));
  const known = columns
    .filter((it) => place.has(it.id))
    .toSorted((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0));
  const unknown = columns.filter((it) => !place.has(it.id));
  return [...known, ...unknown].map((column) => remade(column, remembered[place.get(column.id) ?? -1]));
}

function remade(column: GridColumn, remembered: RememberedColumn | undefined): GridColumn {
  if (!remembered) return column;
  const { flex: _share, leastWidth: _least, ...fixed } = column;
  const width =
    remembered.width ??
    (remembered.pinned && column.flex !== undefined ? Math.max(pinnedWidth, column.minWidth ?? 0) : undefined);
  const sized = width === undefined ? column : { ...fixed, width };
  return { ...sized, hidden: remembered.hidden, ...(remembered.pinned && { pinned: true }) };
}
