import { mailRuleConditions } from '../choices/mailRuleConditions.ts';
import { mailRuleKinds } from '../choices/mailRuleKinds.ts';
import { mailRulePdfTypes } from '../choices/mailRulePdfTypes.ts';
import { mailRuleTypes } from '../choices/mailRuleTypes.ts';
import { labelOf } from '../choices/choices.ts';
import { choice, reference, text } from '../define/field.ts';
import { is, search } from '../define/filter.ts';
import { joined } from '../define/formatted.ts';
import { defineResource } from '../define/resource.ts';
import type { RowOf } from '../define/row.ts';

/** A rule that sends a mail by itself when an order gets so far (Automatischer Mailversand). */
export const addressMail = defineResource({
  path: 'address_mails',
  type: 'AddressMail',
  title: { one: 'Mail-Regel', gender: 'f', many: 'Mail-Regeln' },
  icon: 'mail-plus',
  area: 'customers',
  fields: {
    customer: reference('Kunde', 'customers'),
    address: reference('Adresse', 'addresses'),
    ruleType: choice('Anlass', mailRuleTypes.items, { required: true }),
    ruleCondition: choice('Adresse ist', mailRuleConditions.items),
    mailAddress: text('E-Mail', { required: true, pattern: 'email', max: 200 }),
    pdfType: choice('PDF-Variante', mailRulePdfTypes.items, { default: 'withoutImages' }),
    type: choice('Art', mailRuleKinds.items, { default: 'mail' }),
  },
  represent: (it) => joined([labelOf(mailRuleTypes, it.ruleType), it.mailAddress], ' · ') ?? 'Neue Mail-Regel',
  pick: ['ruleType', 'ruleCondition', 'mailAddress', 'pdfType', 'type', 'address'],
  search: ['mailAddress', 'customer', 'address'],
  filters: {
    search: search(),
    customer: is('Kunde', 'customer'),
    address: is('Adresse', 'address'),
    ruleType: is('Anlass', 'ruleType'),
  },
  list: {
    columns: ['customer', 'address', 'ruleType', 'ruleCondition', 'mailAddress', 'pdfType', 'type'],
    sorts: ['id', 'ruleType', 'mailAddress'],
    sort: 'id',
    perPage: 100,
  },
  form: [
    {
      title: 'Mail-Regel',
      rows: [
        ['customer', 'address'],
        ['ruleType', 'ruleCondition'],
        ['mailAddress', 'pdfType', 'type'],
      ],
    },
  ],
});
export type AddressMail = RowOf<typeof addressMail>;
