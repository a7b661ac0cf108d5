import type { RowClassRules } from 'ag-grid-community';
import type { AnyEntity } from '../../../api/records/entities.ts';
import type { GridRow } from './useGridRows.ts';

/** The tints a row may have; styles of all of them stand in bridge.css. */
const tints = ['row-storno', 'row-address-pending', 'row-address-done', 'row-dispo', 'row-office'] as const;

/** One rule per tint: unlike a class that is only ever added, a rule also takes the tint off when the record changes. */
export function rowTintRules(rowClass: (entity: AnyEntity) => string | undefined): RowClassRules<GridRow> {
  return Object.fromEntries(
    tints.map((tint) => [
      tint,
      ({ data }: { data: GridRow | undefined }) => data?.entity !== undefined && rowClass(data.entity) === tint,
    ]),
  );
}
