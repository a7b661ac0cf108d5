import { text } from '../define/field.ts';
import { search } from '../define/filter.ts';
import { defineResource } from '../define/resource.ts';
import type { RowOf } from '../define/row.ts';

/** What kind of customer or address it is. */
export const category = defineResource({
  path: 'categories',
  type: 'Category',
  title: { one: 'Kategorie', gender: 'f', many: 'Kategorien' },
  icon: 'tag',
  area: 'settings',
  fields: { kategorie: text('Kategorie', { required: true, unique: true, max: 120 }) },
  represent: (it) => it.kategorie ?? 'Neue Kategorie',
  pick: ['kategorie'],
  search: ['kategorie'],
  filters: { search: search() },
  list: { columns: ['id', 'kategorie'], sorts: ['id', 'kategorie'], sort: 'kategorie', perPage: 100 },
  form: [{ title: 'Kategorie', rows: [['kategorie']] }],
});
export type Category = RowOf<typeof category>;
