import { defineEntryDetails } from '../define/entry.ts';
import { text } from '../define/field.ts';

export const deviceRepairDetails = defineEntryDetails({
  title: 'Reparatur',
  of: { field: 'device', label: 'Leihgerät', to: 'devices' },
  lists: { repairs: 'Reparaturen' },
  fields: { what: text('Was', { required: true, max: 200 }), workshop: text('Werkstatt', { max: 120 }) },
});
