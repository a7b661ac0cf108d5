import { useEffect } from 'react';
import type { GridApi } from 'ag-grid-community';
import { readEntity, subscribeEntities, type Entity } from '../../../api/entities.ts';
import type { GridColumn, GridEntry } from './gridColumn.ts';

/** What the grid library holds per row; a new object stands for a changed record. */
export type GridRow = { readonly id: string; readonly entity: Entity | undefined; readonly heading: string | undefined };
type Source = { readonly entries: readonly GridEntry[]; readonly columns: readonly GridColumn[]; readonly api: GridApi<GridRow> | null };

/** The rows of a list as the grid library takes them. */
export function rowsOf(entries: readonly GridEntry[]): GridRow[] {
  return entries.map(rowOf);
}

/** Feeds the grid from the records' atoms: a changed record, or one that it shows, redraws its own row and no other. */
export function useRowUpdates({ entries, columns, api }: Source): void {
  useEffect(() => {
    if (!api) return;
    let stop = () => {};
    const follow = () => {
      stop();
      const shownBy = watchers(entries, columns);
      stop = subscribeEntities([...shownBy.keys()], (changed) => {
        const rowIds = [...new Set(changed.flatMap((iri) => shownBy.get(iri) ?? []))];
        const update = rowIds.filter((id) => readEntity(id) !== undefined).map(newRow);
        if (!api.isDestroyed() && update.length > 0) api.applyTransaction({ update });
        if (update.some((row) => row.entity !== undefined && watchedBy(row.entity, columns).some((iri) => !shownBy.has(iri)))) follow();
      });
    };
    follow();
    return () => stop();
  }, [api, entries, columns]);

  useEffect(() => {
    const redraw = (iri: string) => {
      if (api?.getRowNode(iri)) api.applyTransaction({ update: [newRow(iri)] });
    };
    const stops = columns.flatMap((it) => it.follow?.(redraw) ?? []);
    return () => {
      for (const stop of stops) stop();
    };
  }, [api, columns]);
}

/** The row that a record had last: a list that comes again with the same records redraws none of them. */
const lastRows = new WeakMap<Entity, GridRow>();

function rowOf(entry: GridEntry): GridRow {
  if (typeof entry !== 'string') return { id: entry.heading, entity: undefined, heading: entry.heading };
  const entity = readEntity(entry);
  return (entity && lastRows.get(entity)) ?? newRow(entry);
}

function newRow(iri: string): GridRow {
  const entity = readEntity(iri);
  const row = { id: iri, entity, heading: undefined };
  if (entity) lastRows.set(entity, row);
  return row;
}

function watchers(entries: readonly GridEntry[], columns: readonly GridColumn[]): ReadonlyMap<string, readonly string[]> {
  const shownBy = new Map<string, string[]>();
  const note = (iri: string, row: string) => shownBy.set(iri, [...(shownBy.get(iri) ?? []), row]);
  for (const entry of entries) {
    if (typeof entry !== 'string') continue;
    note(entry, entry);
    const entity = readEntity(entry);
    for (const iri of entity ? watchedBy(entity, columns) : []) note(iri, entry);
  }
  return shownBy;
}

function watchedBy(entity: Entity, columns: readonly GridColumn[]): readonly string[] {
  return columns.flatMap((column) => column.watch?.(entity) ?? []).filter((iri): iri is string => typeof iri === 'string' && iri !== '');
}
