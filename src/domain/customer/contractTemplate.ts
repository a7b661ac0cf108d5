import type { RowOf } from '../define/row.ts';
import { defineNoun } from '../define/noun.ts';

/** Saved contract data that new contracts can start from (Vorlage). */
export const customerContractTemplate = defineNoun({
  path: 'customer_contract_templates',
  type: 'CustomerContractTemplate',
  title: { one: 'Auftragsvorlage', gender: 'f', many: 'Auftragsvorlagen' },
  icon: 'file-input',
  area: 'contracts',
  represent: (it) => it.name ?? 'Neue Vorlage',
  pick: ['name', 'customer'],
  opaque: ['contractTemplate'],
  details: async () => (await import('./contractTemplateDetails.ts')).customerContractTemplateDetails,
});
export type CustomerContractTemplate = RowOf<typeof customerContractTemplate>;
