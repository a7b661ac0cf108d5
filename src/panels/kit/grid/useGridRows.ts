import { useEffect } from 'react';
import type { GridApi } from 'ag-grid-community';
import { readAnyEntity, type AnyEntity } from '../../../api/records/entities.ts';
import { onRecordChanges } from '../../../api/records/recordChanges.ts';
import type { GridColumn, GridEntry } from './gridColumn.ts';

/** What the grid library holds per row; a new object stands for a changed record. */
export type GridRow = {
  readonly id: string;
  readonly entity: AnyEntity | undefined;
  readonly heading: string | undefined;
};
type Source = {
  readonly entries: readonly GridEntry[];
  readonly columns: readonly GridColumn[];
  readonly api: GridApi<GridRow> | null;
};

/** The rows of a list as the grid library takes them. */
export function rowsOf(entries: readonly GridEntry[]): GridRow[] {
  return entries.map(rowOf);
}

const headingHeight = 26;

/**
 * Rows are as high as the person wants them, headings lower. They are told so one by one: a function for the height of
 * every row makes the grid guess first and measure the page again with each row that scrolls in.
 */
export function useHeadingHeights(
  api: GridApi<GridRow> | null,
  { rows, height }: { readonly rows: readonly GridRow[]; readonly height: number },
): void {
  useEffect(() => {
    if (api && api.getGridOption('rowHeight') !== height) {
      api.setGridOption('rowHeight', height);
      api.resetRowHeights();
    }
    const headings = api
      ? rows.flatMap((row) => (row.heading === undefined ? [] : (api.getRowNode(row.id) ?? [])))
      : [];
    const changed = headings.filter((node) => node.rowHeight !== headingHeight);
    if (!api || changed.length === 0) return;
    for (const node of changed) node.setRowHeight(headingHeight);
    api.onRowHeightChanged();
  }, [api, rows, height]);
}

/** Feeds the grid from the records: a changed record, or one that it shows, redraws its own row and no other. */
export function useRowUpdates({ entries, columns, api }: Source): void {
  useEffect(() => {
    if (!api) return;
    return onRecordChanges((changed) => {
      const update = entries.flatMap((entry) =>
        typeof entry === 'string' && shows(entry, { columns, changed }) ? [newRow(entry)] : [],
      );
      if (!api.isDestroyed() && update.length > 0) api.applyTransaction({ update });
    });
  }, [api, entries, columns]);

  useEffect(() => {
    const redraw = (iri: string) => {
      if (api?.getRowNode(iri)) api.applyTransaction({ update: [newRow(iri)] });
    };
    const stops = columns.flatMap((it) => it.subscribe?.(redraw) ?? []);
    return () => {
      for (const stop of stops) stop();
    };
  }, [api, columns]);
}

/** The row that a record had last: a list that comes again with the same records redraws none of them. */
const lastRows = new WeakMap<AnyEntity, GridRow>();

function rowOf(entry: GridEntry): GridRow {
  if (typeof entry !== 'string') return { id: entry.heading, entity: undefined, heading: entry.heading };
  const entity = readAnyEntity(entry);
  return (entity && lastRows.get(entity)) ?? newRow(entry);
}

function newRow(iri: string): GridRow {
  const entity = readAnyEntity(iri);
  const row = { id: iri, entity, heading: undefined };
  if (entity) lastRows.set(entity, row);
  return row;
}

/** Whether a row shows anything of the changed records; a record that is gone leaves its row to the list. */
function shows(
  iri: string,
  { columns, changed }: { readonly columns: readonly GridColumn[]; readonly changed: ReadonlySet<string> },
): boolean {
  const entity = readAnyEntity(iri);
  if (!entity) return false;
  return changed.has(iri) || columns.some((column) => column.watch?.(entity).some((it) => it && changed.has(it)));
}
