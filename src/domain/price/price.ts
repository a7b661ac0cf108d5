import { joined } from '../define/joined.ts';
import type { RowOf } from '../define/row.ts';
import { defineNoun } from '../define/noun.ts';

/** What a ride of up to so many kilometres costs in one price group. */
export const price = defineNoun({
  path: 'prices',
  type: 'Price',
  title: { one: 'Preis', gender: 'm', many: 'Preise' },
  icon: 'banknote',
  area: 'prices',
  represent: (it) =>
    joined(
      [it.distance === undefined || it.distance === null ? null : `bis ${String(it.distance)} km`, it.price],
      ': ',
    ) ?? 'Neuer Preis',
  pick: [],
  isEntry: true,
  details: async () => (await import('./priceDetails.ts')).priceDetails,
});
export type Price = RowOf<typeof price>;
