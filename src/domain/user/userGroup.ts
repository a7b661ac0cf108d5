import { text } from '../define/field.ts';
import { search } from '../define/filter.ts';
import { defineResource } from '../define/resource.ts';
import type { RowOf } from '../define/row.ts';

/** What people at customers and drivers may do in their portals; the console calls these roles. */
export const userGroup = defineResource({
  path: 'user_groups',
  type: 'UserGroup',
  title: { one: 'Rolle', gender: 'f', many: 'Rollen' },
  icon: 'users-round',
  area: 'settings',
  fields: {
    name: text('Name', { required: true, max: 120 }),
    slug: text('Schlüssel', { required: 'create', createOnly: true, unique: true, max: 60 }),
    description: text('Beschreibung', { max: 500 }),
  },
  represent: (it) => it.name ?? 'Neue Rolle',
  pick: ['name', 'slug', 'description'],
  search: ['name', 'slug', 'description'],
  filters: { search: search() },
  list: { columns: ['name', 'slug', 'description'], sorts: ['id', 'name', 'slug'], sort: 'id', perPage: 100 },
  form: [{ title: 'Rolle', rows: [['name', 'slug'], ['description']] }],
});
export type UserGroup = RowOf<typeof userGroup>;
