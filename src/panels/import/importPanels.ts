import { importContract } from '../../domain/import/importContract.ts';
import { manufacturerImport } from '../../domain/import/manufacturerImport.ts';
import { definePanel } from '../definePanel.ts';
import { loadScreen } from '../kit/screen/screens.ts';

const icon = 'file-input';
const area = 'imports';
/** With what can be done to rows, which stands with the screen of the files. */
const withCommands = async <T>(load: Promise<T>): Promise<T> =>
  (await Promise.all([load, loadScreen(manufacturerImport.path)]))[0];

/** Where files of orders are dropped. */
export const importPanel = definePanel({
  url: '/import',
  title: () => 'Importieren',
  icon: 'upload',
  area,
  load: () => import('./ImportPanel.tsx'),
});
/** The open orders of Athlon. */
export const athlonImportPanel = definePanel({
  url: '/athlon_import',
  title: () => 'Athlon Import',
  icon,
  area,
  of: [importContract],
  load: () => withCommands(import('./AthlonImportPanel.tsx')),
});
/** The open orders of Atr. */
export const atrImportPanel = definePanel({
  url: '/atr_import',
  title: () => 'Atr Import',
  icon,
  area,
  of: [importContract],
  load: () => withCommands(import('./AtrImportPanel.tsx')),
});
