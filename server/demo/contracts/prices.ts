import { priceTypes } from '../../../src/domain/price/choices/priceTypes.ts';
import { priceOf, type PricedContract, type PriceStep } from '../../../src/domain/price/contractPrice.ts';
import type { Customer, Trade } from '../world/customers.ts';

/** Steps of the standard price group: kilometres, price and credit in whole euros. */
const priceSteps: readonly (readonly [km: number, grundpreis: number, gutschrift: number])[] = [
  [50, 95, 55],
  [100, 129, 75],
  [150, 165, 96],
  [200, 199, 116],
  [250, 232, 135],
  [300, 264, 154],
  [350, 295, 172],
  [400, 325, 190],
  [450, 354, 207],
  [500, 382, 223],
  [550, 410, 239],
  [600, 437, 255],
  [650, 463, 270],
  [700, 489, 285],
  [750, 514, 300],
  [800, 539, 314],
  [850, 563, 328],
  [900, 587, 342],
  [950, 611, 356],
  [1000, 635, 370],
];

/** Surcharges and discounts in euros by the slug of their price type. */
const surcharges: Readonly<Record<string, number>> = {
  vorholung: 18,
  flex: -12,
  stationsfahrt: 10,
  elektro: 15,
  'anschluss-aba': -25,
  waschen: 19,
  express: 75,
  samstag: 45,
  raederwechsel: 69,
  'rote-kennzeichen': 29,
  'gutschrift-elektro': 8,
  'gutschrift-express': 40,
  'gutschrift-samstag': 20,
};

export const priceGroups = [
  { id: 1, name: 'Standard', factor: 1, description: 'Gilt für alle Kunden ohne eigene Preisgruppe.' },
  {
    id: 2,
    name: 'Leasing Volumen',
    factor: 0.92,
    description: 'Leasinggesellschaften mit Rahmenvertrag, 8 % unter Standard.',
  },
  { id: 3, name: 'Vermietung', factor: 0.88, description: 'Autovermietungen, 12 % unter Standard.' },
  { id: 4, name: 'Hersteller', factor: 0.85, description: 'Hersteller und Werkslogistik, 15 % unter Standard.' },
  { id: 5, name: 'Einzelkunde', factor: 1.1, description: 'Einzelne Aufträge ohne Rahmenvertrag, 10 % über Standard.' },
] as const;
export type PriceGroup = (typeof priceGroups)[number];

const groupOfTrade: Readonly<Partial<Record<Trade, number>>> = { leasing: 2, rental: 3, manufacturer: 4 };

/** The price group of a customer; the standard one is left out, it counts by default. */
export function priceGroupOf(customer: Customer): PriceGroup {
  const id = customer.kategorie === 'private' ? 5 : (groupOfTrade[customer.trade] ?? 1);
  return priceGroups.find((it) => it.id === id) ?? priceGroups[0];
}

/** Surcharges count whatever the distance: one entry that every ride fits under. */
const anyDistance = 9999;

/** The price list of a group: base prices in its terms, credits and surcharges the same for everybody. */
export function priceListOf({ factor }: PriceGroup): readonly PriceStep[] {
  return priceTypes.items.flatMap(({ key, label, conditionField }): PriceStep[] => {
    const entry = (distance: number, euros: number): PriceStep => ({
      slug: key,
      name: label,
      conditionField,
      distance,
      price: `${euros}.00`,
    });
    if (key === 'grundpreis') return priceSteps.map(([km, value]) => entry(km, Math.round(value * factor)));
    if (key === 'gutschrift-grundpreis') return priceSteps.map(([km, , credit]) => entry(km, credit));
    const euros = surcharges[key];
    return euros === undefined ? [] : [entry(anyDistance, euros)];
  });
}

const lists = new Map(priceGroups.map((it) => [it.id, priceListOf(it)]));

/** The price list that holds for a customer. */
export function listOf(customer: Customer): readonly PriceStep[] {
  return lists.get(priceGroupOf(customer).id) ?? [];
}

/** Contract value and credit of a contract by the rule that the program itself prices with (R20). */
export function pricesOf(
  contract: PricedContract,
  customer: Customer,
): { auftragswert: string | null; gutschriftpreis: string | null } {
  const steps = listOf(customer);
  return {
    auftragswert: priceOf(contract, steps, 'auftragswert').amount,
    gutschriftpreis: priceOf(contract, steps, 'gutschriftpreis').amount,
  };
}
