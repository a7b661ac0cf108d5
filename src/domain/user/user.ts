import type { RowOf } from '../define/row.ts';
import { defineNoun } from '../define/noun.ts';
import { ownerStays } from './ownerStays.ts';
import { applicantRow } from '../driver/applicantRow.ts';

/** Somebody who signs in: staff by `roles`, drivers and people at customers by their groups (document 2, section 3). */
export const user = defineNoun({
  path: 'users',
  type: 'User',
  title: { one: 'Nutzer', gender: 'm', many: 'Nutzer-Konten' },
  icon: 'user-round-cog',
  area: 'customers',
  openRows: {
    area: 'applicants',
    where: applicantRow,
    through: { field: 'driver', path: 'drivers' },
    operations: ['read', 'update'],
    keeps: ['driver', 'customer', 'userGroups'],
  },
  represent: (it) => it.name ?? it.username ?? 'Neuer Nutzer',
  whyKept: (it) => (it.isOwner === true ? ownerStays : undefined),
  pick: ['username', 'name', 'active'],
  details: async () => (await import('./userDetails.ts')).userDetails,
});
export type User = RowOf<typeof user>;
