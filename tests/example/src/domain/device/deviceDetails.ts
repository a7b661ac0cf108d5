import { defineDetails } from '../define/details.ts';
import { entries } from '../define/entry.ts';
import { flag, longText, text } from '../define/field.ts';
import { is, search } from '../define/filter.ts';
import { deviceRepair } from './deviceRepair.ts';
import { deviceRepairDetails } from './deviceRepairDetails.ts';

export const deviceDetails = defineDetails({
  fields: {
    name: text('Name', { required: true, unique: true, max: 120 }),
    note: longText('Bemerkung', { max: 2_000 }),
    isLost: flag('Verloren', { readOnly: true }),
    repairs: entries('Reparaturen', deviceRepair, deviceRepairDetails),
  },
  search: ['name', 'note'],
  filters: { search: search(), isLost: is('Verloren', 'isLost') },
  list: { columns: ['name', 'isLost', 'createdAt'], sorts: ['id', 'name', 'createdAt'], sort: 'name' },
  form: [{ title: 'Gerät', rows: [['name', 'isLost'], ['note']] }],
});
