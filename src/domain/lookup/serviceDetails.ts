import { flag, integer, money, text } from '../define/field.ts';
import { is, search } from '../define/filter.ts';
import { defineDetails } from '../define/details.ts';

export const serviceDetails = defineDetails({
  fields: {
    name: text('Name', { required: true, unique: true, max: 120 }),
    needsAddress: flag('Braucht eine Adresse'),
    suggestedPrice: money('Preisvorschlag', { min: 0 }),
    sortierung: integer('Position', { min: 1 }),
    aktiv: flag('Aktiv', { default: true }),
  },
  search: ['name'],
  filters: { search: search(), aktiv: is('Aktiv', 'aktiv') },
  list: {
    columns: ['sortierung', 'name', 'needsAddress', 'suggestedPrice', 'aktiv'],
    sorts: ['id', 'name', 'suggestedPrice', 'sortierung'],
    sort: 'sortierung',
  },
  sorted: { by: 'sortierung' },
  form: [
    {
      title: 'Zusatzleistung',
      rows: [
        ['name', 'aktiv'],
        ['needsAddress', 'suggestedPrice'],
      ],
    },
  ],
});
