import type { RowOf } from '../define/row.ts';
import { defineNoun } from '../define/noun.ts';

/** The roles of staff with the text that explains them; what they may do is the role matrix alone. */
export const role = defineNoun({
  path: 'roles',
  type: 'Role',
  title: { one: 'Mitarbeiterrolle', gender: 'f', many: 'Mitarbeiterrollen' },
  icon: 'shield-check',
  area: 'settings',
  represent: (it) => it.name ?? 'Neue Rolle',
  pick: ['name', 'description'],
  details: async () => (await import('./roleDetails.ts')).roleDetails,
});
export type Role = RowOf<typeof role>;
