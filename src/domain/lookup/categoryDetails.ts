import { text } from '../define/field.ts';
import { search } from '../define/filter.ts';
import { defineDetails } from '../define/details.ts';

export const categoryDetails = defineDetails({
  fields: { kategorie: text('Kategorie', { required: true, unique: true, max: 120 }) },
  search: ['kategorie'],
  filters: { search: search() },
  list: { columns: ['id', 'kategorie'], sorts: ['id', 'kategorie'], sort: 'kategorie' },
  form: [{ title: 'Kategorie', rows: [['kategorie']] }],
});
