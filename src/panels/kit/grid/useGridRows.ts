import { useEffect, useMemo } from 'react';
import type { GridApi } from 'ag-grid-community';
import { readEntity, subscribeEntities, type Entity } from '../../../api/entities.ts';
import type { GridColumn, GridEntry } from './gridColumn.ts';

/** What the grid library holds per row; a new object stands for a changed record. */
export type GridRow = { readonly id: string; readonly entity: Entity | undefined; readonly heading: string | undefined };
type Source = { readonly entries: readonly GridEntry[]; readonly columns: readonly GridColumn[]; readonly api: GridApi<GridRow> | null };

/** Feeds the grid from the records' atoms: a changed record, or one that it shows, redraws its own row and no other. */
export function useGridRows({ entries, columns, api }: Source): readonly GridRow[] {
  const rows = useMemo(() => entries.map(rowOf), [entries]);

  useEffect(() => {
    if (!api) return;
    let stop = () => {};
    const follow = () => {
      stop();
      const shownBy = watchers(entries, columns);
      stop = subscribeEntities([...shownBy.keys()], (changed) => {
        const rowIds = [...new Set(changed.flatMap((iri) => shownBy.get(iri) ?? []))];
        const update = rowIds.filter((id) => readEntity(id) !== undefined).map(rowOf);
        if (!api.isDestroyed() && update.length > 0) api.applyTransaction({ update });
        if (update.some((row) => row.entity !== undefined && watchedBy(row.entity, columns).some((iri) => !shownBy.has(iri)))) follow();
      });
    };
    follow();
    return () => stop();
  }, [api, entries, columns]);

  return rows;
}

function rowOf(entry: GridEntry): GridRow {
  return typeof entry === 'string' ? { id: entry, entity: readEntity(entry), heading: undefined } : { id: entry.heading, entity: undefined, heading: entry.heading };
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
