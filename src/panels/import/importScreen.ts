import { importCommands } from '../../commands/import/import.ts';
import { importContract } from '../../domain/import/importContract.ts';
import type { manufacturerImport } from '../../domain/import/manufacturerImport.ts';
import { related } from '../kit/related/related.ts';
import { extendResource } from '../kit/screen/extendResource.ts';
import { FileRowsBar } from './FileRowsBar.tsx';
import { registerImportDialogs } from './importDialogs.ts';
import { fileColumns, rowClassOf } from './rowColumns.ts';
import { rowFields } from './rowFields.ts';

// They come with the screens of files, because nothing else opens them.
registerImportDialogs();

const rows = related({
  resource: importContract,
  by: 'import',
  sort: 'rowNumber',
  ownColumns: fileColumns,
  properties: rowFields,
  rowHeight: 40,
  rowClass: rowClassOf,
  bar: FileRowsBar,
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
