import { flag, integer, text } from '../define/field.ts';
import { is, search } from '../define/filter.ts';
import { defineDetails } from '../define/details.ts';

export const accessoryDetails = defineDetails({
  fields: {
    name: text('Name', { required: true, unique: true, max: 120 }),
    sortierung: integer('Position', { min: 1 }),
    aktiv: flag('Aktiv', { default: true }),
  },
  search: ['name'],
  filters: { search: search(), aktiv: is('Aktiv', 'aktiv') },
  list: {
    columns: ['sortierung', 'name', 'aktiv'],
    sorts: ['id', 'name', 'sortierung'],
    sort: 'sortierung',
    maxPerPage: 2000,
  },
  sorted: { by: 'sortierung' },
  form: [{ title: 'Zubehörteil', rows: [['name', 'aktiv']] }],
});
