import { absenceReasons } from './choices/absenceReasons.ts';
import { choice, date, reference } from '../define/field.ts';
import { defineDetails } from '../define/details.ts';
import { is, range } from '../define/filter.ts';

export const driverAbsenceDetails = defineDetails({
  fields: {
    driver: reference('Fahrer', 'drivers', { required: true, createOnly: true }),
    from: date('von', { required: true, inList: true }),
    until: date('bis', { required: true, inList: true }),
    reason: choice('Grund', absenceReasons.items, { inList: true }),
  },
  search: ['driver'],
  filters: {
    driver: is('Fahrer', 'driver'),
    from: range('von', 'from'),
    until: range('bis', 'until'),
    reason: is('Grund', 'reason'),
  },
  list: { columns: ['driver', 'from', 'until', 'reason'], sorts: ['from', 'until', 'id'], sort: '-from' },
  form: [{ title: 'Abwesenheit', rows: [['driver'], ['from', 'until', 'reason']] }],
});
