import type { RowOf } from '../define/row.ts';
import { defineNoun } from '../define/noun.ts';

/** Appointments that are arranged together (Gruppe). */
export const contractAvisBundle = defineNoun({
  path: 'contract_avis_bundles',
  type: 'ContractAvisBundle',
  title: { one: 'Avis-Gruppe', gender: 'f', many: 'Avis-Gruppen' },
  icon: 'group',
  area: 'avis',
  represent: (it) => it.groupName ?? 'Neue Gruppe',
  pick: ['id', 'groupName', 'avis'],
  operations: ['list', 'read', 'delete'],
  details: async () => (await import('./contractAvisBundleDetails.ts')).contractAvisBundleDetails,
});
export type ContractAvisBundle = RowOf<typeof contractAvisBundle>;
