import { choice, derived, instant, integer, text } from '../define/field.ts';
import { is, search } from '../define/filter.ts';
import { defineResource } from '../define/resource.ts';
import type { RowOf } from '../define/row.ts';
import { jobStates } from './jobStates.ts';
import { progressText } from './progressText.ts';

const done = integer('Erledigt', { readOnly: true });
const of = integer('Von', { readOnly: true });

/** Work that the server does by itself: what repeats has one record for good, what somebody started one for each start. Written by the job runner alone, which keeps more beside it (`server/storage/jobColumns.ts`). */
export const job = defineResource({
  path: 'jobs',
  type: 'Job',
  title: { one: 'Hintergrundaufgabe', gender: 'f', many: 'Hintergrundaufgaben' },
  icon: 'hourglass',
  area: 'administration',
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
  represent: (it) => it.title ?? 'Hintergrundaufgabe',
  pick: ['title', 'state'],
  search: ['title', 'startedBy'],
  filters: { search: search(), state: is('Stand', 'state') },
  list: {
    columns: ['title', 'state', 'progress', 'plan', 'startedBy', 'runAt', 'startedAt', 'finishedAt', 'result', 'error'],
    sort: '-startedAt',
    perPage: 50,
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
  operations: ['list', 'read'],
});
export type Job = RowOf<typeof job>;
