import { defineNoun } from '../define/noun.ts';
import type { RowOf } from '../define/row.ts';

/** How long one kind of data is kept, and who agreed to it. */
export const retentionPeriod = defineNoun({
  path: 'retention_periods',
  type: 'RetentionPeriod',
  title: { one: 'Aufbewahrungsfrist', gender: 'f', many: 'Aufbewahrungsfristen', heading: 'Aufbewahrung' },
  icon: 'hourglass',
  area: 'company',
  represent: () => 'Aufbewahrungsfrist',
  pick: ['kind', 'amount', 'unit'],
  operations: ['list', 'read', 'update'],
  details: async () => (await import('./retentionPeriodDetails.ts')).retentionPeriodDetails,
});
export type RetentionPeriod = RowOf<typeof retentionPeriod>;
