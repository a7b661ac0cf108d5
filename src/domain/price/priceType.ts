import type { RowOf } from '../define/row.ts';
import { defineNoun } from '../define/noun.ts';

/** Part of a price, and the property of a contract that makes it count. */
export const priceType = defineNoun({
  path: 'price_types',
  type: 'PriceType',
  title: { one: 'Preisart', gender: 'f', many: 'Preisarten' },
  icon: 'tags',
  area: 'prices',
  represent: (it) => it.name ?? 'Neue Preisart',
  pick: ['name', 'slug', 'conditionField'],
  details: async () => (await import('./priceTypeDetails.ts')).priceTypeDetails,
});
export type PriceType = RowOf<typeof priceType>;
