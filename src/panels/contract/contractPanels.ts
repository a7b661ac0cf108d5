import { readEntity } from '../../api/records/entities.ts';
import { contract } from '../../domain/contract/contract.ts';
import { definePanel } from '../definePanel.ts';
import { orderName } from './orderName.ts';

/** The order editor of an order that exists. */
export const contractPanel = definePanel({
  url: '/contracts/:id',
  title: ({ id }) => orderName(readEntity(contract, `/api/contracts/${id ?? ''}`)) ?? 'Auftrag',
  icon: 'file-text',
  area: 'contracts',
  load: () => import('./ContractPanel.tsx'),
});

/** The order editor of an order to come. */
export const createContractPanel = definePanel({
  url: '/contracts/create',
  title: () => 'Neuer Auftrag',
  icon: 'file-plus',
  area: 'contracts',
  load: () => import('./CreateContractPanel.tsx'),
});
