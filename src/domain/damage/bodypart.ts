import { defineNoun } from '../define/noun.ts';
import type { RowOf } from '../define/row.ts';

/** A part of a vehicle and its place in the order in which people look for it. */
export const bodypart = defineNoun({
  path: 'bodyparts',
  type: 'Bodypart',
  title: { one: 'Bauteil', gender: 'n', many: 'Bauteile' },
  icon: 'car',
  area: 'settings',
  represent: () => 'Bauteil',
  pick: ['component', 'sortierung'],
  operations: ['list', 'read', 'update'],
  details: async () => (await import('./bodypartDetails.ts')).bodypartDetails,
});
export type Bodypart = RowOf<typeof bodypart>;
