import { joined } from '../define/joined.ts';
import type { RowOf } from '../define/row.ts';
import { defineNoun } from '../define/noun.ts';
import { applicantRow } from './applicantRow.ts';

/**
 * Who moves the vehicles: employees and subcontractors, and applicants until they are activated (document 3, section
 * 3).
 */
export const driver = defineNoun({
  path: 'drivers',
  type: 'Driver',
  title: { one: 'Fahrer', gender: 'm', many: 'Fahrer' },
  icon: 'user-round',
  area: 'disposition',
  openRows: { area: 'applicants', where: applicantRow, keeps: ['user', 'fahrervon'] },
  represent: (it) => joined([it.kuerzel, joined([it.vorname, it.nachname]) ?? it.firma], ' · ') ?? 'Neuer Fahrer',
  code: 'kuerzel',
  pick: [
    'name',
    'kuerzel',
    'vorname',
    'nachname',
    'firma',
    'telefon',
    'plz',
    'ort',
    'active',
    'appAccess',
    'dispositionssperre',
  ],
  details: async () => (await import('./driverDetails.ts')).driverDetails,
});
export type Driver = RowOf<typeof driver>;
