import type { RowOf } from '../define/row.ts';
import { defineNoun } from '../define/noun.ts';

/** The place of one contract in its bundle. */
export const bundleContract = defineNoun({
  path: 'bundle_contracts',
  type: 'BundleContract',
  title: { one: 'Auftrag im Fahrtpaket', gender: 'm', many: 'Aufträge in Fahrtpaketen' },
  icon: 'package-check',
  area: 'disposition',
  represent: (it) => `Position ${it.sortOrder ?? ''}`.trim(),
  pick: ['contract', 'sortOrder'],
  details: async () => (await import('./bundleContractDetails.ts')).bundleContractDetails,
});
export type BundleContract = RowOf<typeof bundleContract>;
