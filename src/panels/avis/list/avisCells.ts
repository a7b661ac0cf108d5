import { lateCode } from '../../../api/code/lateCode.ts';
import { contractAvis } from '../../../domain/avis/contractAvis.ts';
import { cellFields, type CellField } from '../../kit/cellEdit/cellField.ts';
import type { Role } from '../../../domain/access/roles.ts';
import type { FieldOf } from '../../../domain/define/row.ts';

/** The fields of an avis by the cell of the list in which they are changed. */
const cells: Readonly<Record<string, readonly FieldOf<typeof contractAvis>[]>> = {
  number: ['color'],
  status: ['status', 'coordination'],
  notes: ['importantNote', 'note', 'additionalNote'],
  parking: ['parkingSpaceNotificationScheduled', 'parkingSpaceMailAddress'],
  pickup: ['pickupDate', 'pickupTimeFrom', 'pickupTimeTo'],
  delivery: ['deliveryDate', 'deliveryTimeFrom', 'deliveryTimeTo'],
};

/** What somebody may change in such a cell. */
export function avisEdit(
  cell: string,
  roles: readonly Role[],
): { readonly edit?: readonly CellField<typeof contractAvis>[] } {
  const edit = cellFields(contractAvis, cells[cell] ?? [], roles);
  return edit.length > 0 ? { edit } : {};
}

/** What stands against a change in a cell. */
export const avisCheck = lateCode(async () => (await import('./checkAvisCell.ts')).checkAvisCell);
