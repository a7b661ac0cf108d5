import type { RowOf } from '../define/row.ts';
import { defineNoun } from '../define/noun.ts';

/** Contracts that one driver does one after the other (document 2, section 3). */
export const bundle = defineNoun({
  path: 'bundles',
  type: 'Bundle',
  title: { one: 'Fahrtpaket', gender: 'n', many: 'Fahrtpakete' },
  icon: 'package',
  area: 'disposition',
  represent: (it) => it.bundle ?? 'Neues Fahrtpaket',
  pick: ['bundle', 'active', 'openForApplications', 'disposed'],
  details: async () => (await import('./bundleDetails.ts')).bundleDetails,
});
export type Bundle = RowOf<typeof bundle>;
