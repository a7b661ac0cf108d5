import { checkConfirmation } from '../../../domain/avis/confirmation.ts';
import { contractAvis } from '../../../domain/avis/contractAvis.ts';
import { cellFields, type CellField } from '../../kit/cellEdit/cellField.ts';
import type { CellCheck } from '../../kit/cellEdit/cellValues.ts';
import type { Role } from '../../../domain/access/roles.ts';
import type { FieldOf } from '../../../domain/define/row.ts';
import { entityOf, readAnyEntity } from '../../../api/records/entities.ts';

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

/** A flex contract is confirmed by command or dialog, where it is asked about first. */
export const checkAvisCell: CellCheck = (values, saved) => {
  const avis = entityOf(contractAvis, readAnyEntity(String(saved['@id'])));
  if (!avis || values['status'] !== 'confirmed' || avis.status === 'confirmed') return [];
  const verdict = checkConfirmation({ ...avis, status: 'confirmed' }, { flex: avis.contractDetails?.flex === true });
  if (verdict.verdict === 'refused') return [{ path: 'status', message: verdict.reason }];
  return verdict.verdict === 'ask'
    ? [{ path: 'status', message: 'Flex-Aufträge im Dialog oder mit „Status: Termin bestätigt“ bestätigen.' }]
    : [];
};
