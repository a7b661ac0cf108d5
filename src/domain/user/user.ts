import type { RowOf } from '../define/row.ts';
import { defineNoun } from '../define/noun.ts';

/** Somebody who signs in: staff by `roles`, drivers and people at customers by their groups (document 2, section 3). */
export const user = defineNoun({
  path: 'users',
  type: 'User',
  title: { one: 'Nutzer', gender: 'm', many: 'Nutzer-Konten' },
  icon: 'user-round-cog',
  area: 'customers',
  represent: (it) => it.name ?? it.username ?? 'Neuer Nutzer',
  pick: ['username', 'name'],
  details: async () => (await import('./userDetails.ts')).userDetails,
});
export type User = RowOf<typeof user>;
