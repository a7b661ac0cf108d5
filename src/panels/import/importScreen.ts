import { importCommands } from '../../commands/import/import.ts';
import { importContract } from '../../domain/import/importContract.ts';
import type { manufacturerImport } from '../../domain/import/manufacturerImport.ts';
import { related } from '../kit/related/related.ts';
import { extendResource } from '../kit/screen/extendResource.ts';

const rows = related({
  resource: importContract,
  by: 'import',
  sort: 'rowNumber',
  properties: ['isImported', 'isDeclinedByLeitstand', 'confirm', 'copyText', 'contractNumber'],
  emptyText: 'Diese Datei hat keine Zeilen.',
});

/** A file that was read in: its rows first, what is known of it behind. */
export const importScreen = extendResource<typeof manufacturerImport>('vw_imports', {
  firstTab: 'Datei',
  commands: importCommands,
  tabs: [{ key: 'zeilen', label: 'Zeilen', list: rows }],
  emptyText: 'Noch keine Datei eingelesen.',
  firstStep: 'Dateien der Hersteller werden unter „Importieren“ abgelegt.',
});
