import { km, money, reference } from '../define/field.ts';
import { is } from '../define/filter.ts';
import { joined } from '../define/formatted.ts';
import { defineResource } from '../define/resource.ts';
import type { RowOf } from '../define/row.ts';

/** What a ride of up to so many kilometres costs in one price group. */
export const price = defineResource({
  path: 'prices',
  type: 'Price',
  title: { one: 'Preis', gender: 'm', many: 'Preise' },
  icon: 'banknote',
  area: 'prices',
  fields: {
    priceGroup: reference('Preisgruppe', 'price_groups', { required: true }),
    type: reference('Preisart', 'price_types', { required: true }),
    distance: km('Bis km', { required: true, min: 0, inList: true }),
    price: money('Preis', { required: true, inList: true }),
  },
  represent: (it) =>
    joined(
      [it.distance === undefined || it.distance === null ? null : `bis ${String(it.distance)} km`, it.price],
      ': ',
    ) ?? 'Neuer Preis',
  pick: ['type', 'distance', 'price'],
  search: ['priceGroup', 'type'],
  filters: { priceGroup: is('Preisgruppe', 'priceGroup'), type: is('Preisart', 'type') },
  list: {
    columns: ['priceGroup', 'type', 'distance', 'price'],
    sorts: ['id', 'distance', 'price'],
    sort: 'distance',
    perPage: 100,
    maxPerPage: 1000,
  },
  sortWith: { distance: ['priceGroup', 'type'] },
  form: [
    {
      title: 'Preis',
      rows: [
        ['priceGroup', 'type'],
        ['distance', 'price'],
      ],
    },
  ],
  indexes: [['priceGroup', 'type', 'distance']],
  uniqueTogether: [['priceGroup', 'type', 'distance']],
});
export type Price = RowOf<typeof price>;
