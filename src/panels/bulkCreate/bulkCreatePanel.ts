import { contract } from '../../domain/contract/contract.ts';
import { definePanel } from '../definePanel.ts';

/** Several contracts at once: typed into a table, or pasted from a spreadsheet. */
export const bulkCreatePanel = definePanel({
  url: '/contracts/create-multiple',
  title: () => 'Mehrere Aufträge anlegen',
  icon: 'table-2',
  area: 'contracts',
  of: [contract],
  load: () => import('./BulkCreatePanel.tsx'),
});
