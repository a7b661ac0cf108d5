import { priceTypes } from '../../../src/domain/choices/priceTypes.ts';
import type { Customer, Trade } from '../world/customers.ts';

/** Steps of the standard price group: kilometres, price and credit in whole euros. */
export const priceSteps: readonly (readonly [km: number, grundpreis: number, gutschrift: number])[] = [
  [50, 95, 55], [100, 129, 75], [150, 165, 96], [200, 199, 116], [250, 232, 135], [300, 264, 154], [350, 295, 172], [400, 325, 190], [450, 354, 207], [500, 382, 223],
  [550, 410, 239], [600, 437, 255], [650, 463, 270], [700, 489, 285], [750, 514, 300], [800, 539, 314], [850, 563, 328], [900, 587, 342], [950, 611, 356], [1000, 635, 370],
];

/** Surcharges and discounts in euros by the slug of their price type. */
export const surcharges: Readonly<Record<string, number>> = {
  vorholung: 18, flex: -12, stationsfahrt: 10, elektro: 15, 'anschluss-aba': -25, waschen: 19, express: 75, samstag: 45, raederwechsel: 69, 'rote-kennzeichen': 29,
  'gutschrift-elektro': 8, 'gutschrift-express': 40, 'gutschrift-samstag': 20,
};

export const priceGroups = [
  { id: 1, name: 'Standard', factor: 1, description: 'Gilt für alle Kunden ohne eigene Preisgruppe.' },
  { id: 2, name: 'Leasing Volumen', factor: 0.92, description: 'Leasinggesellschaften mit Rahmenvertrag, 8 % unter Standard.' },
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

/** Price of a step in a group, in whole euros. */
export function groupPrice(euros: number, group: PriceGroup): number {
  return Math.round(euros * group.factor);
}

type Flags = { readonly [flag: string]: unknown; readonly services: readonly number[] };

function holds(condition: string | null, flags: Flags): boolean {
  if (condition === null) return false;
  return condition.startsWith('service:') ? flags.services.includes(Number(condition.slice(8))) : flags[condition] === true;
}

const conditional = priceTypes.items.filter((it) => it.conditionField !== null && surcharges[it.key] !== undefined);

/** Order value and credit of an order (R20), or nothing where no step is large enough. */
export function pricesOf(km: number, customer: Customer, flags: Flags): { auftragswert: string | null; gutschriftpreis: string | null } {
  if (flags.isStorniert === true) return { auftragswert: '0.00', gutschriftpreis: '0.00' };
  const step = priceSteps.find(([until]) => km <= until);
  if (step === undefined) return { auftragswert: null, gutschriftpreis: null };
  let value = groupPrice(step[1], priceGroupOf(customer));
  let credit = step[2];
  for (const type of conditional) {
    if (!holds(type.conditionField, flags)) continue;
    if (type.target === 'auftragswert') value += surcharges[type.key] ?? 0;
    else credit += surcharges[type.key] ?? 0;
  }
  return { auftragswert: `${value}.00`, gutschriftpreis: `${credit}.00` };
}
