import type { RowOf } from '../define/row.ts';
import { defineNoun } from '../define/noun.ts';

/** Filters and order of a list under a name, shared by the person who made them with everybody of some roles. */
export const listView = defineNoun({
  path: 'list_views',
  type: 'ListView',
  title: { one: 'Geteilte Ansicht', gender: 'f', many: 'Geteilte Ansichten' },
  icon: 'bookmark',
  area: 'own',
  represent: (it) => it.name ?? 'Neue geteilte Ansicht',
  pick: ['name'],
  opaque: ['filter'],
  details: async () => (await import('./listViewDetails.ts')).listViewDetails,
});
export type ListView = RowOf<typeof listView>;
