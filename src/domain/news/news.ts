import type { RowOf } from '../define/row.ts';
import { defineNoun } from '../define/noun.ts';

/** A message to many, in preparation until it is sent and unchangeable afterwards. */
export const news = defineNoun({
  path: 'news',
  type: 'News',
  title: { one: 'News', gender: 'f', many: 'News', heading: 'IN VORBEREITUNG!' },
  icon: 'newspaper',
  area: 'settings',
  // What is released for staff everybody of them reads.
  openRows: { area: 'own', where: { isSend: true, showForEmployees: true }, operations: ['list', 'read'] },
  represent: (it) => it.title ?? 'Neue News',
  pick: ['title'],
  details: async () => (await import('./newsDetails.ts')).newsDetails,
});
export type News = RowOf<typeof news>;
