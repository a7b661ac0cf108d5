import { counted } from '../contract/itemCounts.ts';
import { idInIri } from '../define/iri.ts';
import type { SomeOf } from '../define/row.ts';
import type { protocol } from './protocol.ts';

const countOf = {
  anzahlSchluessel: 'carKeys',
  anzahlTankkarten: 'fuelCards',
  anzahlLadekabel: 'chargingCables',
} as const;
type CountField = (typeof countOf)[keyof typeof countOf];
type Equipment = SomeOf<typeof protocol, 'accessories' | CountField>;

/** The counts of a protocol, each with the accessory that it counts. */
export const protocolCounts = counted.map(({ id, label, field }) => ({
  id,
  label,
  field: countOf[field],
  expected: field,
}));

/** Whether an accessory goes along, by its number. */
export function isSelected({ accessories }: Equipment, accessory: number): boolean {
  return (accessories ?? []).some((it) => it.selected === true && Number(idInIri(it.type ?? '')) === accessory);
}

/** What does not go along is not counted (R34). */
export function countsWithoutAccessory(equipment: Equipment): Partial<Record<CountField, null>> {
  const over = protocolCounts.filter(
    ({ id, field }) => (equipment[field] ?? null) !== null && !isSelected(equipment, id),
  );
  return Object.fromEntries(over.map(({ field }) => [field, null]));
}

/** "2 erwartet, 1 übernommen": fewer keys than the contract speaks of (R34). */
export function keysMissing(
  { carKeys }: Pick<Equipment, 'carKeys'>,
  expected: number | null | undefined,
): string | undefined {
  if (typeof carKeys !== 'number' || typeof expected !== 'number' || carKeys >= expected) return undefined;
  return `${String(expected)} erwartet, ${String(carKeys)} übernommen`;
}
