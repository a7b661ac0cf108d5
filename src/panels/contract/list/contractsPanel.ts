import { contract } from '../../../domain/contract/contract.ts';
import { definePanel } from '../../definePanel.ts';

/** All contracts of the house, wherever they stand: looked up, filtered and changed many at once. */
export const contractsPanel = definePanel({
  url: '/contracts',
  title: () => 'Aufträge',
  icon: 'files',
  area: 'contracts',
  of: [contract],
  load: () => import('./ContractsPanel.tsx'),
});
