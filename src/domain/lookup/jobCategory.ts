import { text } from '../define/field.ts';
import { search } from '../define/filter.ts';
import { defineResource } from '../define/resource.ts';
import type { RowOf } from '../define/row.ts';

/** How a driver works for the company; the ids 1 to 8 are fixed, rules and credit notes depend on them. */
export const jobCategory = defineResource({
  path: 'job_categories',
  type: 'JobCategory',
  title: { one: 'Fahrergruppe', gender: 'f', many: 'Fahrergruppen' },
  icon: 'briefcase',
  area: 'settings',
  fields: { kategorie: text('Fahrergruppe', { required: true, unique: true, max: 120 }) },
  represent: (it) => it.kategorie ?? 'Neue Fahrergruppe',
  pick: ['kategorie'],
  search: ['kategorie'],
  filters: { search: search() },
  list: { columns: ['id', 'kategorie'], sorts: ['id', 'kategorie'], sort: 'id', perPage: 100 },
  form: [{ title: 'Fahrergruppe', rows: [['kategorie']] }],
});
export type JobCategory = RowOf<typeof jobCategory>;
