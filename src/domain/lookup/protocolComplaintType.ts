import { text } from '../define/field.ts';
import { search } from '../define/filter.ts';
import { defineResource } from '../define/resource.ts';
import type { RowOf } from '../define/row.ts';

/** What can be wrong with a protocol. */
export const protocolComplaintType = defineResource({
  path: 'protocol_complaint_types',
  type: 'ProtocolComplaintType',
  title: { one: 'Beanstandungsart', gender: 'f', many: 'Beanstandungsarten' },
  icon: 'megaphone',
  area: 'settings',
  fields: { type: text('Beanstandungsart', { required: true, unique: true, max: 120 }) },
  represent: (it) => it.type ?? 'Neue Beanstandungsart',
  pick: ['type'],
  search: ['type'],
  filters: { search: search() },
  list: { columns: ['id', 'type'], sorts: ['id', 'type'], sort: 'type', perPage: 100 },
  form: [{ title: 'Beanstandungsart', rows: [['type']] }],
});
export type ProtocolComplaintType = RowOf<typeof protocolComplaintType>;
