import { AccountingList } from './AccountingList.tsx';
import { creditList } from './accountingLists.ts';

/** The contracts that drivers can be paid for. */
export default function CreditContractsPanel() {
  return <AccountingList of={creditList} />;
}
