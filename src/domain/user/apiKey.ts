import { roles } from '../choices/roles.ts';
import { choices, date, flag, instant, text } from '../define/field.ts';
import { is, search } from '../define/filter.ts';
import { defineResource } from '../define/resource.ts';
import type { RowOf } from '../define/row.ts';

/** What another program signs in with instead of a person's password; the key itself is shown once when it is issued and kept nowhere. */
export const apiKey = defineResource({
  path: 'api_keys',
  type: 'ApiKey',
  title: { one: 'Zugangsschlüssel', gender: 'm', many: 'Zugangsschlüssel' },
  icon: 'key-round',
  area: 'administration',
  fields: {
    name: text('Name', { required: true, unique: true, max: 120 }),
    roles: choices('Rollen', roles.items, { required: true }),
    validUntil: date('Gültig bis'),
    active: flag('Aktiv', { default: true }),
    startsWith: text('Beginnt mit', { readOnly: true, max: 20 }),
    issuedAt: instant('Ausgegeben am', { readOnly: true }),
    lastUsedAt: instant('Zuletzt benutzt', { readOnly: true }),
  },
  represent: (it) => it.name ?? 'Neuer Zugangsschlüssel',
  pick: ['name'],
  search: ['name'],
  filters: { search: search(), active: is('Nur aktive anzeigen', 'active') },
  list: {
    columns: ['name', 'roles', 'active', 'validUntil', 'startsWith', 'issuedAt', 'lastUsedAt'],
    sorts: ['id', 'name', 'lastUsedAt'],
    sort: 'name',
    perPage: 100,
  },
  form: [
    { title: 'Zugang', rows: [['name'], ['roles'], ['validUntil', 'active']] },
    { title: 'Schlüssel', rows: [['startsWith'], ['issuedAt', 'lastUsedAt']] },
  ],
});
export type ApiKey = RowOf<typeof apiKey>;
