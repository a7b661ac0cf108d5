import { contract } from '../../../domain/contract/contract.ts';
import { definePanel } from '../../definePanel.ts';

/** What customers can be charged for. */
export const billingContractsPanel = definePanel({
  url: '/billing_contracts',
  title: () => 'HS Rechnung erstellen',
  icon: 'file-plus',
  area: 'billing',
  of: [contract],
  load: () => import('./BillingContractsPanel.tsx'),
});

/** What drivers can be paid for. */
export const creditContractsPanel = definePanel({
  url: '/credit_contracts',
  title: () => 'HS Gutschrift erstellen',
  icon: 'file-minus',
  area: 'billing',
  of: [contract],
  load: () => import('./CreditContractsPanel.tsx'),
});
