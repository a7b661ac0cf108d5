import { text } from '../define/field.ts';
import { search } from '../define/filter.ts';
import { defineDetails } from '../define/details.ts';

export const userGroupDetails = defineDetails({
  fields: {
    name: text('Name', { required: true, max: 120 }),
    slug: text('Schlüssel', { required: 'create', createOnly: true, unique: true, max: 60 }),
    description: text('Beschreibung', { max: 500 }),
  },
  search: ['name', 'slug', 'description'],
  filters: { search: search() },
  list: { columns: ['name', 'slug', 'description'], sorts: ['id', 'name', 'slug'], sort: 'id' },
  form: [{ title: 'Rolle', rows: [['name', 'slug'], ['description']] }],
});
