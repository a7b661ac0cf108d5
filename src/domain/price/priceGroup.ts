import { flag, incoming, longText, text } from '../define/field.ts';
import { is, search } from '../define/filter.ts';
import { defineResource } from '../define/resource.ts';
import type { RowOf } from '../define/row.ts';

/** A price list that customers belong to; one is the default. */
export const priceGroup = defineResource({
  path: 'price_groups',
  type: 'PriceGroup',
  title: { one: 'Preisgruppe', gender: 'f', many: 'Preisgruppen' },
  icon: 'euro',
  area: 'prices',
  fields: {
    name: text('Name', { required: true, unique: true, max: 120 }),
    description: longText('Beschreibung', { max: 1000, inList: true }),
    active: flag('Aktiv', { default: true }),
    defaultPriceSet: flag('Standard', { readOnly: true }),
    customers: incoming('Kunden', 'customers', 'priceGroup'),
    priceSets: incoming('Preise', 'prices', 'priceGroup'),
  },
  represent: (it) => it.name ?? 'Neue Preisgruppe',
  pick: ['name', 'active', 'defaultPriceSet'],
  search: ['name', 'description'],
  filters: { search: search(), active: is('Aktiv', 'active'), defaultPriceSet: is('Standard', 'defaultPriceSet') },
  list: {
    columns: ['name', 'description', 'defaultPriceSet', 'active'],
    sorts: ['id', 'name', 'createdAt'],
    sort: 'name',
    perPage: 100,
  },
  form: [
    { title: 'Preisgruppe', rows: [['name', 'active', 'defaultPriceSet'], ['description']] },
    { title: 'Preise', rows: [['priceSets']] },
    { title: 'Kunden', rows: [['customers']] },
  ],
});
export type PriceGroup = RowOf<typeof priceGroup>;
