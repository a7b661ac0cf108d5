import { defineNoun } from '../define/noun.ts';
import type { RowOf } from '../define/row.ts';

/** Stops every deletion that would touch a record, or the documents of a year whose tax period is still open. */
export const retentionHold = defineNoun({
  path: 'retention_holds',
  type: 'RetentionHold',
  title: { one: 'Löschsperre', gender: 'f', many: 'Löschsperren' },
  icon: 'lock',
  area: 'company',
  represent: (row) => row.reason ?? 'Löschsperre',
  pick: ['reason', 'until'],
  details: async () => (await import('./retentionHoldDetails.ts')).retentionHoldDetails,
});
export type RetentionHold = RowOf<typeof retentionHold>;
