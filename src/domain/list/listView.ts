import { roles } from '../choices/roles.ts';
import { choices, json, reference, text } from '../define/field.ts';
import { is, search } from '../define/filter.ts';
import { defineResource } from '../define/resource.ts';
import type { RowOf } from '../define/row.ts';

/** Filters and order of a list under a name, shared by the person who made them with everybody of some roles. */
export const listView = defineResource({
  path: 'list_views',
  type: 'ListView',
  title: { one: 'Geteilte Ansicht', gender: 'f', many: 'Geteilte Ansichten' },
  icon: 'bookmark',
  area: 'own',
  fields: {
    name: text('Name', { required: true, max: 60 }),
    path: text('Datensätze', { required: true, createOnly: true, max: 60 }),
    list: text('Liste', { required: true, createOnly: true, max: 60 }),
    filter: json('Filter'),
    order: text('Sortierung', { max: 200 }),
    roles: choices('Rollen', roles.items),
    createdBy: reference('Von', 'users', { readOnly: true }),
  },
  represent: (it) => it.name ?? 'Neue geteilte Ansicht',
  pick: ['name'],
  search: ['name'],
  filters: { search: search(), path: is('Datensätze', 'path'), list: is('Liste', 'list') },
  list: {
    columns: ['name', 'list', 'roles', 'createdBy', 'updatedAt'],
    sorts: ['id', 'name', 'updatedAt'],
    sort: 'name',
  },
  form: [{ title: 'Ansicht', rows: [['name'], ['path', 'list'], ['order'], ['roles'], ['createdBy']] }],
  sharing: { maker: 'createdBy', roles: 'roles', path: 'path' },
});
export type ListView = RowOf<typeof listView>;
