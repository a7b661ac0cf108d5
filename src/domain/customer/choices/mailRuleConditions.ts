import { choices } from '../../choices/choices.ts';

/** Used by address_mails.ruleCondition. */
export const mailRuleConditions = choices('Adresse ist', [
  { key: 'start', label: 'Abholadresse' },
  { key: 'end', label: 'Zustelladresse' },
]);
