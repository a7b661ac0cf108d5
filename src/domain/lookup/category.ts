import type { RowOf } from '../define/row.ts';
import { defineNoun } from '../define/noun.ts';

/** What kind of customer or address it is. */
export const category = defineNoun({
  path: 'categories',
  type: 'Category',
  title: { one: 'Kategorie', gender: 'f', many: 'Kategorien' },
  icon: 'tag',
  area: 'settings',
  represent: (it) => it.kategorie ?? 'Neue Kategorie',
  pick: ['kategorie'],
  details: async () => (await import('./categoryDetails.ts')).categoryDetails,
});
export type Category = RowOf<typeof category>;
