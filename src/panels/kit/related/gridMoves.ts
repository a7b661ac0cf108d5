import type { GridHandle } from '../grid/recordGridProps.ts';

/** Gives the keyboard to a row, in the column it was in before; false while the grid does not show it yet. */
export function focusRow({ api }: GridHandle, iri: string): boolean {
  const row = api?.getRowNode(iri)?.rowIndex ?? null;
  const column = api?.getFocusedCell()?.column ?? api?.getAllDisplayedColumns()[1];
  if (!api || row === null || !column) return false;
  api.ensureIndexVisible(row);
  api.setFocusedCell(row, column);
  return true;
}

/** Makes rows as high as what stands in them, in pixels by IRI. */
export function setHeights({ api }: GridHandle, heights: ReadonlyMap<string, number>): void {
  const nodes = [...heights].flatMap(([iri, height]) => {
    const node = api?.getRowNode(iri);
    return node && node.rowHeight !== height ? [{ node, height }] : [];
  });
  for (const { node, height } of nodes) node.setRowHeight(height);
  if (nodes.length > 0) api?.onRowHeightChanged();
}
