import { priceTypeConditionFields } from '../choices/priceTypeConditionFields.ts';
import { choice, text } from '../define/field.ts';
import { is, search } from '../define/filter.ts';
import { defineResource } from '../define/resource.ts';
import type { RowOf } from '../define/row.ts';

/** Part of a price, and the property of an order that makes it count. */
export const priceType = defineResource({
  path: 'price_types',
  type: 'PriceType',
  title: { one: 'Preisart', gender: 'f', many: 'Preisarten' },
  icon: 'tags',
  area: 'prices',
  fields: {
    name: text('Name', { required: true, max: 120 }),
    slug: text('Schlüssel', { required: 'create', createOnly: true, unique: true, max: 60 }),
    conditionField: choice('Bedingung', priceTypeConditionFields.items),
  },
  represent: (it) => it.name ?? 'Neue Preisart',
  pick: ['name', 'slug', 'conditionField'],
  search: ['name', 'slug'],
  filters: { search: search(), conditionField: is('Bedingung', 'conditionField') },
  list: { columns: ['name', 'slug', 'conditionField'], sorts: ['id', 'name', 'slug'], sort: 'name', perPage: 100 },
  form: [{ title: 'Preisart', rows: [['name', 'slug'], ['conditionField']] }],
});
export type PriceType = RowOf<typeof priceType>;
