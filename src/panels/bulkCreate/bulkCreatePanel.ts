import { definePanel } from '../definePanel.ts';

/** Several orders at once: typed into a table, or pasted from a spreadsheet. */
export const bulkCreatePanel = definePanel({
  url: '/contracts/create-multiple',
  title: () => 'Mehrere Aufträge anlegen',
  icon: 'table-2',
  area: 'contracts',
  load: () => import('./BulkCreatePanel.tsx'),
});
