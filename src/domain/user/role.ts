import { text } from '../define/field.ts';
import { search } from '../define/filter.ts';
import { defineResource } from '../define/resource.ts';
import type { RowOf } from '../define/row.ts';

/** The roles of staff with the text that explains them; what they may do is the role matrix alone. */
export const role = defineResource({
  path: 'roles',
  type: 'Role',
  title: { one: 'Mitarbeiterrolle', gender: 'f', many: 'Mitarbeiterrollen' },
  icon: 'shield-check',
  area: 'settings',
  fields: {
    name: text('Name', { required: true, unique: true, max: 120 }),
    description: text('Beschreibung', { max: 500 }),
  },
  represent: (it) => it.name ?? 'Neue Rolle',
  pick: ['name', 'description'],
  search: ['name', 'description'],
  filters: { search: search() },
  list: { columns: ['name', 'description'], sorts: ['id', 'name'], sort: 'name', perPage: 100 },
  form: [{ title: 'Rolle', rows: [['name'], ['description']] }],
});
export type Role = RowOf<typeof role>;
