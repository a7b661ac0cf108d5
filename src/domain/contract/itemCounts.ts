import { allowed, refused, type Verdict } from '../define/verdict.ts';

/**
 * Accessories that are counted, as the list of accessories has them; by themselves, because every list of contracts
 * loads the rules and nobody there needs the whole list.
 */
export const counted = [
  { id: 4, label: 'Fahrzeugschlüssel', field: 'anzahlSchluessel' },
  { id: 7, label: 'Tankkarte', field: 'anzahlTankkarten' },
  { id: 33, label: 'Ladekabel', field: 'anzahlLadekabel' },
] as const;
type CountField = (typeof counted)[number]['field'];

/** What goes along with the vehicle, and how many of it; accessories by reference or number. */
export type ItemCounts = { readonly zubehoerArray?: readonly unknown[] | null | undefined } & {
  readonly [Name in CountField]?: number | null | undefined;
};

/** The counts of keys, fuel cards and charging cables. */
export const countFields: readonly CountField[] = counted.map((it) => it.field);

/** Which counts a contract asks for, by the numbers of its accessories. */
export function askedCounts(accessoryIds: readonly number[]): CountField[] {
  return counted.filter(({ id }) => accessoryIds.includes(id)).map((it) => it.field);
}

/** Things that do not go along are not counted (R34). */
export function checkItemCount(contract: ItemCounts, name: CountField): Verdict<CountField> {
  const item = counted.find((it) => it.field === name);
  if ((contract[name] ?? null) === null || !item || idsOf(contract).includes(item.id)) return allowed;
  return refused(`Eine Anzahl gibt es nur mit dem Zubehör „${item.label}“.`, name);
}

/** The counts that end with the accessories that are taken off a contract (R34). */
export function countsLeftOver(before: ItemCounts, after: ItemCounts): Partial<Record<CountField, null>> {
  const [had, has] = [askedCounts(idsOf(before)), askedCounts(idsOf(after))];
  const over = had.filter(
    (name) => !has.includes(name) && (after[name] ?? null) !== null && after[name] === before[name],
  );
  return Object.fromEntries(over.map((name) => [name, null]));
}

function idsOf({ zubehoerArray }: ItemCounts): readonly number[] {
  return (zubehoerArray ?? []).map((it) => Number(String(it).split('/').at(-1)));
}
