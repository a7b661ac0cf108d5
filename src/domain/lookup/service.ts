import { flag, money, text } from '../define/field.ts';
import { is, search } from '../define/filter.ts';
import { defineResource } from '../define/resource.ts';
import type { RowOf } from '../define/row.ts';

/** Something that is done besides the transfer, for example washing or registering the vehicle. */
export const service = defineResource({
  path: 'services',
  type: 'Service',
  title: { one: 'Zusatzleistung', gender: 'f', many: 'Zusatzleistungen' },
  icon: 'sparkles',
  area: 'settings',
  fields: {
    name: text('Name', { required: true, unique: true, max: 120 }),
    needsAddress: flag('Braucht eine Adresse'),
    suggestedPrice: money('Preisvorschlag', { min: 0 }),
    aktiv: flag('Aktiv', { default: true }),
  },
  represent: (it) => it.name ?? 'Neue Leistung',
  pick: ['name', 'needsAddress', 'aktiv'],
  search: ['name'],
  filters: { search: search(), aktiv: is('Aktiv', 'aktiv') },
  list: {
    columns: ['name', 'needsAddress', 'suggestedPrice', 'aktiv'],
    sorts: ['id', 'name', 'suggestedPrice'],
    sort: 'name',
    perPage: 100,
  },
  form: [
    {
      title: 'Zusatzleistung',
      rows: [
        ['name', 'aktiv'],
        ['needsAddress', 'suggestedPrice'],
      ],
    },
  ],
});
export type Service = RowOf<typeof service>;
