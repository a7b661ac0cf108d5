import { derived } from '../define/derivedField.ts';
import { choice, instant, integer, text } from '../define/field.ts';
import { is, search } from '../define/filter.ts';
import { jobStates } from './jobStates.ts';
import { progressText } from './progressText.ts';
import { defineDetails } from '../define/details.ts';

const done = integer('Erledigt', { readOnly: true });
const of = integer('Von', { readOnly: true });

export const jobDetails = defineDetails({
  fields: {
    title: text('Aufgabe', { readOnly: true }),
    state: choice('Stand', jobStates.items, { readOnly: true }),
    progress: derived(text('Fortschritt'), { done, of }, (row) => progressText(row.done, row.of)),
    plan: text('Plan', { readOnly: true }),
    startedBy: text('Gestartet von', { readOnly: true }),
    /** Nobody starts it earlier. */
    runAt: instant('Nächster Lauf', { readOnly: true }),
    startedAt: instant('Begonnen', { readOnly: true }),
    finishedAt: instant('Beendet', { readOnly: true }),
    result: text('Ergebnis', { readOnly: true }),
    error: text('Fehler', { readOnly: true }),
    done,
    of,
  },
  search: ['title', 'startedBy'],
  filters: { search: search(), state: is('Stand', 'state') },
  list: {
    columns: ['title', 'state', 'progress', 'plan', 'startedBy', 'runAt', 'startedAt', 'finishedAt', 'result', 'error'],
    sort: '-startedAt',
  },
  form: [
    {
      title: 'Aufgabe',
      rows: [
        ['title', 'state', 'progress'],
        ['plan', 'startedBy'],
        ['runAt', 'startedAt', 'finishedAt'],
        ['result'],
        ['error'],
      ],
    },
  ],
});
