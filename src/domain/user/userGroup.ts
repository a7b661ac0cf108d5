import type { RowOf } from '../define/row.ts';
import { defineNoun } from '../define/noun.ts';

/** What people at customers and drivers may do in their portals; the console calls these roles. */
export const userGroup = defineNoun({
  path: 'user_groups',
  type: 'UserGroup',
  title: { one: 'Rolle', gender: 'f', many: 'Rollen' },
  icon: 'users-round',
  area: 'settings',
  represent: (it) => it.name ?? 'Neue Rolle',
  pick: ['name', 'slug', 'description'],
  details: async () => (await import('./userGroupDetails.ts')).userGroupDetails,
});
export type UserGroup = RowOf<typeof userGroup>;
