import { defineNoun } from '../define/noun.ts';
import type { RowOf } from '../define/row.ts';

/** A file of orders that somebody has read in, with its rows (document 2, section 3). */
export const manufacturerImport = defineNoun({
  path: 'vw_imports',
  type: 'VwImport',
  title: { one: 'Import', gender: 'm', many: 'VW Importe' },
  icon: 'file-spreadsheet',
  area: 'imports',
  represent: (it) => it.title ?? 'Import',
  pick: ['title', 'customer', 'send', 'allContractsImported'],
  perPage: 5,
  operations: ['list', 'read', 'update'],
  details: async () => (await import('./manufacturerImportDetails.ts')).manufacturerImportDetails,
});
export type ManufacturerImport = RowOf<typeof manufacturerImport>;
