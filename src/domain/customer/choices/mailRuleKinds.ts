import { choices } from '../../choices/choices.ts';

/** Used by address_mails.type. */
export const mailRuleKinds = choices('Art', [
  { key: 'mail', label: 'Mailversand' },
  { key: 'avis', label: 'Avisierung' },
]);
