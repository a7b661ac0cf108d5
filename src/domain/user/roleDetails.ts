import { text } from '../define/field.ts';
import { search } from '../define/filter.ts';
import { defineDetails } from '../define/details.ts';

export const roleDetails = defineDetails({
  fields: {
    name: text('Name', { required: true, unique: true, max: 120 }),
    description: text('Beschreibung', { max: 500 }),
  },
  search: ['name', 'description'],
  filters: { search: search() },
  list: { columns: ['name', 'description'], sorts: ['id', 'name'], sort: 'name' },
  form: [{ title: 'Rolle', rows: [['name'], ['description']] }],
});
