import { text } from '../define/field.ts';
import { is, search } from '../define/filter.ts';
import { defineDetails } from '../define/details.ts';

export const appEventDetails = defineDetails({
  fields: {
    name: text('Name', { required: true, max: 120 }),
    event: text('Ereignis', { required: true, unique: true, max: 120 }),
  },
  search: ['name', 'event'],
  filters: { search: search(), event: is('Ereignis', 'event') },
  list: { columns: ['name', 'event'], sorts: ['id', 'name', 'event'], sort: 'name', maxPerPage: 1000 },
  form: [{ title: 'App-Ereignis', rows: [['name', 'event']] }],
});
