import { date, flag } from '../define/field.ts';
import { is, range } from '../define/filter.ts';
import { formatDate } from '../time/formatDay.ts';
import { defineResource } from '../define/resource.ts';
import type { RowOf } from '../define/row.ts';

/** A day on which no further rides are offered (Sperrtag). */
export const dispositionLock = defineResource({
  path: 'disposition_locks',
  type: 'DispositionLock',
  title: { one: 'Sperrtag', gender: 'm', many: 'Sperrtage' },
  icon: 'calendar-x',
  area: 'disposition',
  fields: {
    datum: date('Datum', {
      required: 'create',
      requiredText: 'Das Datum muss angegeben werden',
      createOnly: true,
      unique: true,
    }),
    active: flag('Aktiv', { default: true }),
  },
  represent: (it) => (it.datum ? `Sperre für ${formatDate(it.datum)}` : 'Neue Sperre'),
  pick: ['datum', 'active'],
  search: ['datum'],
  filters: { datum: range('Datum', 'datum'), active: is('Aktiv', 'active') },
  list: { columns: ['datum', 'active'], sorts: ['datum', 'id'], sort: '-datum', perPage: 100 },
  form: [{ title: 'Sperrtag', rows: [['datum', 'active']] }],
});
export type DispositionLock = RowOf<typeof dispositionLock>;
