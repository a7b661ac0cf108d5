import { formatDate } from '../time/formatDay.ts';
import type { RowOf } from '../define/row.ts';
import { defineNoun } from '../define/noun.ts';

/** A day on which no further rides are offered (Sperrtag). */
export const dispositionLock = defineNoun({
  path: 'disposition_locks',
  type: 'DispositionLock',
  title: { one: 'Sperrtag', gender: 'm', many: 'Sperrtage' },
  icon: 'calendar-x',
  area: 'disposition',
  represent: (it) => (it.datum ? `Sperre für ${formatDate(it.datum)}` : 'Neue Sperre'),
  pick: ['datum', 'active'],
  details: async () => (await import('./dispositionLockDetails.ts')).dispositionLockDetails,
});
export type DispositionLock = RowOf<typeof dispositionLock>;
