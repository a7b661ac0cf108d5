import { defineNoun } from '../define/noun.ts';
import type { RowOf } from '../define/row.ts';

/** One order of a file that was read in: what it says, and what becomes of it (document 2, sections 3 and 4). */
export const importContract = defineNoun({
  path: 'import_contracts',
  type: 'ImportContract',
  title: { one: 'Importauftrag', gender: 'm', many: 'Importaufträge' },
  icon: 'file-input',
  area: 'imports',
  represent: (it) => it.externalNumber ?? 'Importauftrag',
  pick: ['externalNumber', 'kennzeichen', 'isImported', 'isDeclinedByLeitstand'],
  operations: ['list', 'read', 'update'],
  opaque: ['differences', 'content'],
  details: async () => (await import('./importContractDetails.ts')).importContractDetails,
});
export type ImportContract = RowOf<typeof importContract>;
