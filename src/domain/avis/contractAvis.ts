import { avisStatuses } from './choices/avisStatuses.ts';
import { labelOf } from '../choices/choices.ts';
import type { PartOf, RowOf } from '../define/row.ts';
import { defineNoun } from '../define/noun.ts';

/** Arranging with the people on site when a vehicle is picked up or delivered (document 2, section 3). */
export const contractAvis = defineNoun({
  path: 'contract_avis',
  type: 'ContractAvis',
  title: { one: 'Avisierung', gender: 'f', many: 'Avisierungen' },
  icon: 'calendar-clock',
  area: 'avis',
  // Made by its contract and gone with it, never by hand.
  operations: ['list', 'read', 'update'],
  represent: (it) => it.contractDetails?.orderNumber || labelOf(avisStatuses, it.status) || 'Avisierung',
  pick: ['id', 'status', 'coordination', 'color', 'contract', 'linkDirection', 'bundle'],
  details: async () => (await import('./contractAvisDetails.ts')).contractAvisDetails,
});
export type ContractAvis = RowOf<typeof contractAvis>;
export type ContractAvisPart = PartOf<typeof contractAvis>;
