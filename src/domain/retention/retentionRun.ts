import { defineNoun } from '../define/noun.ts';
import type { RowOf } from '../define/row.ts';
import { formatDate } from '../time/formatDay.ts';

/** What a night's run deleted, kind by kind; without names. */
export const retentionRun = defineNoun({
  path: 'retention_runs',
  type: 'RetentionRun',
  title: { one: 'Löschbericht', gender: 'm', many: 'Löschberichte' },
  icon: 'clipboard-list',
  area: 'company',
  represent: (row) => `Löschbericht ${formatDate(row.day)}`.trim(),
  pick: ['day'],
  operations: ['list', 'read'],
  details: async () => (await import('./retentionRunDetails.ts')).retentionRunDetails,
});
export type RetentionRun = RowOf<typeof retentionRun>;
