import { choices } from '../../choices/choices.ts';

/** Used by address_mails.ruleType. */
export const mailRuleTypes = choices('Anlass', [
  { key: 'U2', label: 'Abholung (U2)' },
  { key: 'U3', label: 'Zustellung (U3)' },
  { key: 'disposition', label: 'Disposition', pdfType: false },
  { key: 'avis', label: 'Avisierung' },
]);
