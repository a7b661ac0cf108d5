import { text } from '../define/field.ts';
import { is, search } from '../define/filter.ts';
import { defineResource } from '../define/resource.ts';
import type { RowOf } from '../define/row.ts';

/** The name people read for something the driver app reports. */
export const appEvent = defineResource({
  path: 'app_events',
  type: 'AppEvent',
  title: { one: 'App-Ereignis', gender: 'n', many: 'App-Ereignisse' },
  icon: 'radio',
  area: 'settings',
  fields: {
    name: text('Name', { required: true, max: 120 }),
    event: text('Ereignis', { required: true, unique: true, max: 120 }),
  },
  represent: (it) => it.name ?? 'Neues Ereignis',
  pick: ['name', 'event'],
  search: ['name', 'event'],
  filters: { search: search(), event: is('Ereignis', 'event') },
  list: { columns: ['name', 'event'], sorts: ['id', 'name', 'event'], sort: 'name', perPage: 100, maxPerPage: 1000 },
  form: [{ title: 'App-Ereignis', rows: [['name', 'event']] }],
});
export type AppEvent = RowOf<typeof appEvent>;
