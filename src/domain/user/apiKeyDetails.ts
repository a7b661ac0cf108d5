import { roles } from '../choices/roles.ts';
import { choices, date, flag, instant, text } from '../define/field.ts';
import { is, search } from '../define/filter.ts';
import { defineDetails } from '../define/details.ts';

export const apiKeyDetails = defineDetails({
  fields: {
    name: text('Name', { required: true, unique: true, max: 120 }),
    roles: choices('Rollen', roles.items, { required: true }),
    validUntil: date('Gültig bis'),
    active: flag('Aktiv', { default: true }),
    startsWith: text('Beginnt mit', { readOnly: true, max: 20 }),
    issuedAt: instant('Ausgegeben am', { readOnly: true }),
    lastUsedAt: instant('Zuletzt benutzt', { readOnly: true }),
  },
  search: ['name'],
  filters: { search: search(), active: is('Nur aktive anzeigen', 'active') },
  list: {
    columns: ['name', 'roles', 'active', 'validUntil', 'startsWith', 'issuedAt', 'lastUsedAt'],
    sorts: ['id', 'name', 'lastUsedAt'],
    sort: 'name',
  },
  form: [
    { title: 'Zugang', rows: [['name'], ['roles'], ['validUntil', 'active']] },
    { title: 'Schlüssel', rows: [['startsWith'], ['issuedAt', 'lastUsedAt']] },
  ],
});
