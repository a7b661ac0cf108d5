import { date, km, money, reference } from '../define/field.ts';
import { is, range, search } from '../define/filter.ts';
import { defineDetails } from '../define/details.ts';

export const pricingDetails = defineDetails({
  fields: {
    gueltigab: date('Gültig ab', { required: true, inList: true }),
    km: km('Bis km', { required: true, min: 0, inList: true }),
    kunde: reference('Kunde', 'customers', { required: true }),
    preis: money('Preis', { required: true, min: 0, inList: true }),
  },
  search: ['kunde'],
  filters: { search: search(), kunde: is('Kunde', 'kunde'), gueltigab: range('Gültig ab', 'gueltigab') },
  list: {
    columns: ['gueltigab', 'kunde', 'km', 'preis'],
    sorts: ['id', 'gueltigab', 'km', 'preis'],
    sort: '-gueltigab',
  },
  form: [
    {
      title: 'Kundenpreis',
      rows: [
        ['kunde', 'gueltigab'],
        ['km', 'preis'],
      ],
    },
  ],
});
