/** A cell by its row and column; the row behind the last entry is the one that adds. */
export type Cell = { readonly at: number; readonly column: number };
type Size = { readonly rows: number; readonly columns: number };

/** Where a key leads from a cell; undefined for keys that do not walk. */
export function walkedTo(key: string, { at, column }: Cell, { rows, columns }: Size): Cell | undefined {
  const steps: Readonly<Record<string, Cell>> = {
    ArrowUp: { at: at - 1, column },
    ArrowDown: { at: at + 1, column },
    ArrowLeft: { at, column: column - 1 },
    ArrowRight: { at, column: column + 1 },
    Home: { at, column: 0 },
    End: { at, column: columns - 1 },
    PageUp: { at: 0, column },
    PageDown: { at: rows - 1, column },
  };
  const to = steps[key];
  return to && { at: clamp(to.at, rows), column: clamp(to.column, columns) };
}

/** The next cell that can be edited, row by row; undefined behind the last and before the first. */
export function nextEditable(
  { at, column }: Cell,
  step: 1 | -1,
  { rows, columns, isEditable }: Size & { readonly isEditable: (cell: Cell) => boolean },
): Cell | undefined {
  for (let place = at * columns + column + step; place >= 0 && place < rows * columns; place += step) {
    const cell = { at: Math.floor(place / columns), column: place % columns };
    if (isEditable(cell)) return cell;
  }
  return undefined;
}

function clamp(place: number, count: number): number {
  return Math.max(0, Math.min(count - 1, place));
}
