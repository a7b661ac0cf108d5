import { text } from '../define/field.ts';
import { search } from '../define/filter.ts';
import { defineDetails } from '../define/details.ts';

export const protocolComplaintTypeDetails = defineDetails({
  fields: { type: text('Beanstandungsart', { required: true, unique: true, max: 120 }) },
  search: ['type'],
  filters: { search: search() },
  list: { columns: ['id', 'type'], sorts: ['id', 'type'], sort: 'type' },
  form: [{ title: 'Beanstandungsart', rows: [['type']] }],
});
