import type { RowOf } from '../define/row.ts';
import { defineNoun } from '../define/noun.ts';

/**
 * Work that the server does by itself: what repeats has one record for good, what somebody started one for each start.
 * Written by the job runner alone, which keeps more beside it (`server/storage/jobColumns.ts`).
 */
export const job = defineNoun({
  path: 'jobs',
  type: 'Job',
  title: { one: 'Hintergrundaufgabe', gender: 'f', many: 'Hintergrundaufgaben' },
  icon: 'hourglass',
  area: 'administration',
  represent: (it) => it.title ?? 'Hintergrundaufgabe',
  pick: ['title', 'state'],
  operations: ['list', 'read'],
  perPage: 50,
  details: async () => (await import('./jobDetails.ts')).jobDetails,
});
export type Job = RowOf<typeof job>;
