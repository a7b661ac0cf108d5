import { importContract } from '../../domain/import/importContract.ts';
import { definePanel } from '../definePanel.ts';

const icon = 'file-input';
const area = 'imports';

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
  load: () => import('./AthlonImportPanel.tsx'),
});
/** The open orders of Atr. */
export const atrImportPanel = definePanel({
  url: '/atr_import',
  title: () => 'Atr Import',
  icon,
  area,
  of: [importContract],
  load: () => import('./AtrImportPanel.tsx'),
});
