import { mailRuleConditions } from './choices/mailRuleConditions.ts';
import { mailRuleKinds } from './choices/mailRuleKinds.ts';
import { mailRulePdfTypes } from './choices/mailRulePdfTypes.ts';
import { mailRuleTypes } from './choices/mailRuleTypes.ts';
import { choice, reference, text } from '../define/field.ts';
import { is, search } from '../define/filter.ts';
import { defineDetails } from '../define/details.ts';

export const addressMailDetails = defineDetails({
  fields: {
    customer: reference('Kunde', 'customers'),
    address: reference('Adresse', 'addresses'),
    ruleType: choice('Anlass', mailRuleTypes.items, { required: true }),
    ruleCondition: choice('Adresse ist', mailRuleConditions.items),
    mailAddress: text('E-Mail', { required: true, pattern: 'email', max: 200 }),
    pdfType: choice('PDF-Variante', mailRulePdfTypes.items, { default: 'withoutImages' }),
    type: choice('Art', mailRuleKinds.items, { default: 'mail' }),
  },
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
