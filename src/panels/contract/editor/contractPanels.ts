import { readEntity } from '../../../api/records/entities.ts';
import { contract } from '../../../domain/contract/contract.ts';
import { definePanel } from '../../definePanel.ts';
import { contractName } from './head/contractName.ts';

/** The contract editor of a contract that exists. */
export const contractPanel = definePanel({
  url: '/contracts/:id',
  title: ({ id }) => contractName(readEntity(contract, `/api/contracts/${id ?? ''}`)) ?? 'Auftrag',
  icon: 'file-text',
  area: 'contracts',
  of: [contract],
  load: () => import('./ContractPanel.tsx'),
});

/** The contract editor of a contract to come. */
export const createContractPanel = definePanel({
  url: '/contracts/create',
  title: () => 'Neuer Auftrag',
  icon: 'file-plus',
  area: 'contracts',
  of: [contract],
  load: () => import('./CreateContractPanel.tsx'),
});
