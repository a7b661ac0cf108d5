import { defineDetails } from '../define/details.ts';
import { choice, date, instant, integer, list } from '../define/field.ts';
import { range } from '../define/filter.ts';
import { retentionKinds } from './choices/retentionKinds.ts';

export const retentionRunDetails = defineDetails({
  fields: {
    day: date('Nacht auf den', { readOnly: true, unique: true }),
    finishedAt: instant('Beendet am', { readOnly: true }),
    deleted: integer('Gelöscht', { readOnly: true, default: 0 }),
    held: integer('Zurückgehalten', { readOnly: true, default: 0 }),
    onRequest: integer('Auf Verlangen gelöscht', {
      readOnly: true,
      default: 0,
      help: 'Weil jemand die Löschung seiner Daten verlangt hat (Art. 17 DSGVO); in „Gelöscht“ enthalten, soweit es eine Art der Daten ist.',
    }),
    results: list(
      'Ergebnisse',
      {
        kind: choice('Art der Daten', retentionKinds.items),
        count: integer('Gelöscht'),
        oldest: date('ältester Tag'),
        newest: date('jüngster Tag'),
        held: integer('zurückgehalten'),
        pending: integer('wartet auf Freigabe'),
      },
      { readOnly: true },
    ),
  },
  search: [],
  filters: { day: range('Nacht auf den', 'day') },
  list: { columns: ['day', 'finishedAt', 'deleted', 'held', 'onRequest'], sorts: ['id', 'day'], sort: '-day' },
  form: [{ title: 'Lauf', rows: [['day', 'finishedAt', 'deleted', 'held', 'onRequest'], ['results']] }],
});
