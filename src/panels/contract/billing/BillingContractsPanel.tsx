import { AccountingList } from './AccountingList.tsx';
import { invoiceList } from './accountingLists.ts';

/** The contracts that customers can be charged for. */
export default function BillingContractsPanel() {
  return <AccountingList of={invoiceList} />;
}
