import { mailRuleTypes } from './choices/mailRuleTypes.ts';
import { labelOf } from '../choices/choices.ts';
import { joined } from '../define/joined.ts';
import type { RowOf } from '../define/row.ts';
import { defineNoun } from '../define/noun.ts';

/** A rule that sends a mail by itself when a contract gets so far (Automatischer Mailversand). */
export const addressMail = defineNoun({
  path: 'address_mails',
  secondName: 'hs_address_mails',
  type: 'AddressMail',
  title: { one: 'Mail-Regel', gender: 'f', many: 'Mail-Regeln' },
  icon: 'mail-plus',
  area: 'customers',
  represent: (it) => joined([labelOf(mailRuleTypes, it.ruleType), it.mailAddress], ' · ') ?? 'Neue Mail-Regel',
  pick: ['ruleType', 'ruleCondition', 'mailAddress', 'pdfType', 'type', 'address'],
  details: async () => (await import('./addressMailDetails.ts')).addressMailDetails,
});
export type AddressMail = RowOf<typeof addressMail>;
