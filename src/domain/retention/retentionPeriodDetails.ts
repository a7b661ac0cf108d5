import { choiceOf } from '../choices/choices.ts';
import { defineDetails } from '../define/details.ts';
import { derived } from '../define/derivedField.ts';
import { choice, date, integer, text } from '../define/field.ts';
import { is } from '../define/filter.ts';
import { retentionKinds } from './choices/retentionKinds.ts';
import { retentionUnits } from './choices/retentionUnits.ts';

const kind = choice('Art der Daten', retentionKinds.items, { readOnly: true, unique: true });
const about = (label: string, of: 'from' | 'afterwards' | 'why') =>
  derived(text(label), { kind }, (row) => choiceOf(retentionKinds, row.kind ?? '')?.[of] ?? null);

export const retentionPeriodDetails = defineDetails({
  fields: {
    kind,
    from: about('Beginnt mit', 'from'),
    amount: integer('Aufbewahrt', { required: true, min: 0, max: 9_999 }),
    unit: choice('Einheit', retentionUnits.items, { readOnly: true }),
    atLeast: derived(integer('Mindestens'), { kind }, (row) => choiceOf(retentionKinds, row.kind ?? '')?.atLeast ?? 0),
    afterwards: about('Danach', 'afterwards'),
    why: about('Grund', 'why'),
    agreedBy: text('Zugestimmt hat', { max: 160, help: 'Steuerberatung und Datenschutz, mit Namen.' }),
    agreedOn: date('Zugestimmt am'),
    /**
     * Down to which period the nightly run deletes by itself; a shorter one waits for somebody who has seen the count.
     */
    approved: integer('Freigegeben', { readOnly: true }),
    pending: integer('Wartet auf Freigabe', {
      readOnly: true,
      help: 'So viele Datensätze würden nach der kürzeren Frist gelöscht.',
    }),
    approveCount: integer('Löschung freigeben für', {
      option: true,
      min: 0,
      help: 'Die Zahl, die oben wartet: erst danach löscht der nächtliche Lauf nach der kürzeren Frist.',
    }),
  },
  search: ['agreedBy'],
  filters: { kind: is('Art der Daten', 'kind') },
  list: {
    columns: ['kind', 'from', 'amount', 'unit', 'atLeast', 'afterwards', 'why', 'agreedBy', 'agreedOn', 'pending'],
    sorts: ['id', 'kind'],
    sort: 'id',
  },
  form: [
    {
      title: 'Frist',
      rows: [['kind'], ['from', 'amount', 'unit', 'atLeast'], ['afterwards', 'why']],
    },
    { title: 'Zustimmung', rows: [['agreedBy', 'agreedOn']] },
    { title: 'Kürzere Frist', rows: [['approved', 'pending', 'approveCount']] },
  ],
});
