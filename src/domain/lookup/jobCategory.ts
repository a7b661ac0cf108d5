import type { RowOf } from '../define/row.ts';
import { defineNoun } from '../define/noun.ts';

/** How a driver works for the company; the ids 1 to 8 are fixed, rules and credit notes depend on them. */
export const jobCategory = defineNoun({
  path: 'job_categories',
  type: 'JobCategory',
  title: { one: 'Fahrergruppe', gender: 'f', many: 'Fahrergruppen' },
  icon: 'briefcase',
  area: 'settings',
  represent: (it) => it.kategorie ?? 'Neue Fahrergruppe',
  pick: ['kategorie'],
  details: async () => (await import('./jobCategoryDetails.ts')).jobCategoryDetails,
});
export type JobCategory = RowOf<typeof jobCategory>;
