import { choices } from './choices.ts';

/** Used by defaultServices.conditions.field. */
export const serviceConditionFields = choices('Bedingung: Feld', [
  { key: 'pickupLocation', label: 'Abholadresse' },
  { key: 'deliveryLocation', label: 'Zustelladresse' },
  { key: 'contractType', label: 'Auftragstyp', values: ['PICKUP', 'DELIVERY'] },
]);
