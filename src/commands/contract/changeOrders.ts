import { contract } from '../../domain/contract/contract.ts';
import { changeRecords, type RecordChange } from '../resource/changeRecords.ts';
import type { Order } from './contractFacts.ts';
import type { Tools } from '../tools.ts';

/** Changes orders, tells how it went and offers the way back; what failed stays ticked and can be repeated. */
export function changeOrders(
  orders: readonly Order[],
  change: RecordChange<typeof contract>,
  tools: Tools,
): Promise<boolean> {
  return changeRecords(contract, orders, change, tools);
}
