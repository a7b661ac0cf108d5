import type { RowClassRules } from 'ag-grid-community';
import type { AnyEntity } from '../../../api/records/entities.ts';
import type { GridRow } from './useGridRows.ts';

/** The tints a row may have; styles of all of them stand in bridge.css. */
const tints = [
  'row-storno',
  'row-address-pending',
  'row-address-done',
  'row-dispo',
  'row-office',
  'row-unread',
] as const;

type Marked = {
  readonly rowClass: ((entity: AnyEntity) => string | undefined) | undefined;
  readonly isLeft: ((entity: AnyEntity) => boolean) | undefined;
};

/**
 * One rule per tint: unlike a class that is only ever added, a rule also takes the tint off when the record changes.
 */
export function rowRules({ rowClass, isLeft }: Marked): RowClassRules<GridRow> {
  const on =
    (holds: (entity: AnyEntity) => boolean) =>
    ({ data }: { data: GridRow | undefined }) =>
      data?.entity !== undefined && holds(data.entity);
  return {
    ...(rowClass && Object.fromEntries(tints.map((tint) => [tint, on((entity) => rowClass(entity) === tint)]))),
    ...(isLeft && { 'row-left': on(isLeft) }),
  };
}
