import { defineNoun } from '../define/noun.ts';
import type { RowOf } from '../define/row.ts';

/**
 * Windows that the people at one end of a ride were asked to choose from, and what they answered on the public page.
 */
export const avisProposal = defineNoun({
  path: 'avis_proposals',
  type: 'AvisProposal',
  title: { one: 'Terminvorschlag', gender: 'm', many: 'Terminvorschläge' },
  icon: 'calendar-clock',
  area: 'avis',
  represent: (row) => row.contactName ?? 'Terminvorschlag',
  pick: [],
  isEntry: true,
  operations: ['list', 'read'],
  details: async () => (await import('./avisProposalDetails.ts')).avisProposalDetails,
});
export type AvisProposal = RowOf<typeof avisProposal>;
