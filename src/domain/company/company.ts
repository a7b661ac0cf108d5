import { defineNoun } from '../define/noun.ts';
import type { RowOf } from '../define/row.ts';

/** What stands on documents about ourselves, from a day on; older documents keep what was so on their day. */
export const company = defineNoun({
  path: 'companies',
  type: 'Company',
  title: { one: 'Firma', gender: 'f', many: 'Firmendaten', heading: 'Firma' },
  icon: 'building-2',
  area: 'company',
  represent: (row) => row.name ?? 'Firma',
  pick: ['name', 'validFrom'],
  details: async () => (await import('./companyDetails.ts')).companyDetails,
});
export type Company = RowOf<typeof company>;
