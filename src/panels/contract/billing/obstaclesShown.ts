import type { ContractEntity } from '../../../commands/contract/contractFacts.ts';
import type { AccountingListOf } from './accountingLists.ts';

/** One thing that stands between a contract and its document, as the server tells it. */
export type ShownObstacle = NonNullable<ContractEntity['invoiceObstacles']>[number];

/** The weightiest of them, none where the contract can be billed. */
export function firstObstacle(
  entity: ContractEntity,
  { obstacles }: Pick<AccountingListOf, 'obstacles'>,
): ShownObstacle | undefined {
  return entity[obstacles]?.at(0);
}
