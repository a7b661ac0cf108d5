import { km, money, reference } from '../define/field.ts';
import { is } from '../define/filter.ts';
import { defineDetails } from '../define/details.ts';

export const priceDetails = defineDetails({
  fields: {
    priceGroup: reference('Preisgruppe', 'price_groups', { required: true }),
    type: reference('Preisart', 'price_types', { required: true }),
    distance: km('Bis km', { required: true, min: 0, inList: true }),
    price: money('Preis', { required: true, inList: true }),
  },
  search: ['priceGroup', 'type'],
  filters: { priceGroup: is('Preisgruppe', 'priceGroup'), type: is('Preisart', 'type') },
  list: {
    columns: ['priceGroup', 'type', 'distance', 'price'],
    sorts: ['id', 'distance', 'price'],
    sort: 'distance',
    maxPerPage: 1000,
  },
  form: [
    {
      title: 'Preis',
      rows: [
        ['priceGroup', 'type'],
        ['distance', 'price'],
      ],
    },
  ],
  uniqueTogether: [['priceGroup', 'type', 'distance']],
});
