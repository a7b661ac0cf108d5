import { defineNoun } from '../define/noun.ts';

/** A driver's consent to being billed by our credit notes, from the day he signed it until he ends it. */
export const creditAgreement = defineNoun({
  path: 'credit_agreements',
  type: 'CreditAgreement',
  title: { one: 'Vereinbarung über Gutschriften', gender: 'f', many: 'Vereinbarungen über Gutschriften' },
  icon: 'file-text',
  area: 'disposition',
  represent: () => 'Vereinbarung über Gutschriften',
  pick: [],
  isEntry: true,
  details: async () => (await import('./creditAgreementDetails.ts')).creditAgreementDetails,
});
