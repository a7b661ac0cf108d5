import { defineNoun } from '../define/noun.ts';

/** A booking batch that went to the tax adviser, or is about to: numbered for good, made whole or not at all. */
export const datevExport = defineNoun({
  path: 'datev_exports',
  type: 'DatevExport',
  title: { one: 'Export', gender: 'm', many: 'Exporte für die Steuerberatung', heading: 'Exporte' },
  icon: 'file-spreadsheet',
  area: 'billing',
  represent: (row) => `Export ${row.number === undefined ? '' : String(row.number)}`.trim(),
  pick: ['number', 'month', 'repeats'],
  operations: ['list', 'read'],
  details: async () => (await import('./datevExportDetails.ts')).datevExportDetails,
});
