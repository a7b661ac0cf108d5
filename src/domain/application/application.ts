import { applicationStatuses } from './choices/applicationStatuses.ts';
import { labelOf } from '../choices/choices.ts';
import type { RowOf } from '../define/row.ts';
import { defineNoun } from '../define/noun.ts';

/** A driver's wish to do a contract or a bundle (document 2, section 3). */
export const application = defineNoun({
  path: 'applications',
  type: 'Application',
  title: { one: 'Bewerbung', gender: 'f', many: 'Bewerbungen' },
  icon: 'hand',
  area: 'disposition',
  represent: (it) => labelOf(applicationStatuses, it.status) || 'Bewerbung',
  pick: ['status', 'type', 'driver'],
  operations: ['list', 'read', 'update'],
  opaque: ['additionalData'],
  details: async () => (await import('./applicationDetails.ts')).applicationDetails,
});
export type Application = RowOf<typeof application>;
