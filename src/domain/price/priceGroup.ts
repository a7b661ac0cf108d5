import type { RowOf } from '../define/row.ts';
import { defineNoun } from '../define/noun.ts';

/** A price list that customers belong to; one is the default. */
export const priceGroup = defineNoun({
  path: 'price_groups',
  type: 'PriceGroup',
  title: { one: 'Preisgruppe', gender: 'f', many: 'Preisgruppen' },
  icon: 'euro',
  area: 'prices',
  represent: (it) => it.name ?? 'Neue Preisgruppe',
  pick: ['name', 'active', 'defaultPriceSet'],
  details: async () => (await import('./priceGroupDetails.ts')).priceGroupDetails,
});
export type PriceGroup = RowOf<typeof priceGroup>;
