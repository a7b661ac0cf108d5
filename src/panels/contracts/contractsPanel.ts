import { definePanel } from '../definePanel.ts';

/** All orders of the house, wherever they stand: looked up, filtered and changed many at once. */
export const contractsPanel = definePanel({
  url: '/contracts',
  title: () => 'Aufträge',
  icon: 'files',
  area: 'contracts',
  load: () => import('./ContractsPanel.tsx'),
});
