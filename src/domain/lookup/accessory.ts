import { flag, integer, text } from '../define/field.ts';
import { is, search } from '../define/filter.ts';
import { defineResource } from '../define/resource.ts';
import type { RowOf } from '../define/row.ts';

/** Something that travels with a vehicle; 4, 7 and 33 are the counted ones: keys, fuel cards, charging cables. */
export const accessory = defineResource({
  path: 'accessories',
  type: 'Accessory',
  title: { one: 'Zubehörteil', gender: 'n', many: 'Zubehör', rows: 'Zubehörteile' },
  icon: 'key-round',
  area: 'settings',
  fields: {
    name: text('Name', { required: true, unique: true, max: 120 }),
    sortierung: integer('Sortierung', { min: 0, default: 0, inList: true }),
    aktiv: flag('Aktiv', { default: true }),
  },
  represent: (it) => it.name ?? 'Neues Zubehörteil',
  pick: ['name', 'sortierung', 'aktiv'],
  search: ['name'],
  filters: { search: search(), aktiv: is('Aktiv', 'aktiv') },
  list: {
    columns: ['sortierung', 'name', 'aktiv'],
    sorts: ['id', 'name', 'sortierung'],
    sort: 'sortierung',
    perPage: 100,
    maxPerPage: 2000,
  },
  form: [{ title: 'Zubehörteil', rows: [['name'], ['sortierung', 'aktiv']] }],
});
export type Accessory = RowOf<typeof accessory>;
