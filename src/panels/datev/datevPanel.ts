import { datevExport } from '../../domain/datev/datevExport.ts';
import { definePanel } from '../definePanel.ts';

/** What goes to the tax adviser: a month's batch, and what explains the documents of a time. */
export const datevPanel = definePanel({
  url: '/datev',
  title: () => 'Export für die Steuerberatung',
  icon: 'file-spreadsheet',
  area: 'billing',
  of: [datevExport],
  load: () => import('./DatevPanel.tsx'),
});
