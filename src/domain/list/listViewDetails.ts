import { roles } from '../choices/roles.ts';
import { choices, json, reference, text } from '../define/field.ts';
import { is, search } from '../define/filter.ts';
import { defineDetails } from '../define/details.ts';

export const listViewDetails = defineDetails({
  fields: {
    name: text('Name', { required: true, max: 60 }),
    path: text('Datensätze', { required: true, createOnly: true, max: 60 }),
    list: text('Liste', { required: true, createOnly: true, max: 60 }),
    filter: json('Filter'),
    order: text('Sortierung', { max: 200 }),
    roles: choices('Rollen', roles.items),
    createdBy: reference('Von', 'users', { readOnly: true }),
  },
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
