import { lateCode } from '../../../api/code/lateCode.ts';
import { contract } from '../../../domain/contract/contract.ts';
import { shownSortOrder, storedSortOrder } from '../../../domain/contract/sortOrder.ts';
import { integer } from '../../../domain/define/field.ts';
import type { FieldOf } from '../../../domain/define/row.ts';
import { normalizePlate } from '../../../domain/vehicle/plate.ts';
import { normalizeVin } from '../../../domain/vehicle/vin.ts';
import type { Role } from '../../../domain/access/roles.ts';
import { cellFields, type CellField } from '../../kit/cellEdit/cellField.ts';
import type { CellCheck } from '../../kit/cellEdit/cellValues.ts';
import { textOf } from '../../kit/textOf.ts';

type ContractField = CellField<typeof contract>;

const tidied = (tidy: (typed: string) => string) => (shown: unknown) => {
  const typed = textOf(shown);
  return typed === null ? null : tidy(typed);
};
const numberOr = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise);
const plate: ContractField = { path: 'licensePlate', write: tidied(normalizePlate) };
const vin: ContractField = { path: 'carFin', write: tidied(normalizeVin) };
/** Staff count positions around zero; an emptied one is none. */
const position: ContractField = {
  path: 'sortOrder',
  field: integer('Position', { min: -999, max: 999 }),
  read: (stored) => shownSortOrder(typeof stored === 'number' ? stored : null),
  write: (shown) => storedSortOrder(numberOr(shown, 0)),
  reorders: true,
};
const notes = ['infoBackend', 'infoDriver', 'infoShared', 'rechnungsnotiz', 'gutschriftnotiz'] as const;
const pickup = ['pickupTimeFrom', 'pickupTimeTo'] as const;
const delivery = ['deliveryTimeFrom', 'deliveryTimeTo'] as const;

/** The plain fields of a contract by the cell of a list in which they are changed. */
export const contractCells = {
  number: [position, ...notes],
  notes,
  position: [position],
  pickup,
  delivery,
  plate: [plate],
  vin: [vin],
  vehicle: ['manufacturer', 'carModel'],
  distance: ['googleKm'],
  tour: [...pickup, ...delivery, plate, vin, 'googleKm'],
} as const satisfies Readonly<Record<string, readonly (FieldOf<typeof contract> | ContractField)[]>>;

/** What somebody may change in such a cell. */
export function contractEdit(
  cell: keyof typeof contractCells,
  roles: readonly Role[],
): { readonly edit?: readonly ContractField[] } {
  const edit = cellFields(contract, contractCells[cell], roles);
  return edit.length > 0 ? { edit } : {};
}

/** The rules of the contract form, asked of a change in a cell. */
export const contractCheck = lateCode<CellCheck<typeof contract>>(async () => {
  const { contractFaults } = await import('../../../domain/contract/contractRules.ts');
  return contractFaults;
});
