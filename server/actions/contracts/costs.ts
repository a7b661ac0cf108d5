import type { contract } from '../../../src/domain/contract/contract.ts';
import { customer } from '../../../src/domain/customer/customer.ts';
import { costTotalsOf } from '../../../src/domain/protocol/costTotals.ts';
import { protocol } from '../../../src/domain/protocol/protocol.ts';
import type { Completed, Intent, Scope } from '../../write/behaviour.ts';

/** Waiting is charged at the price of the customer: another one, and it costs something else (R21). */
export async function completeCosts(
  { kind, before, after }: Intent<typeof contract>,
  scope: Scope,
): Promise<Completed<typeof contract>> {
  if (kind !== 'update' || before.contractClientAddress === after.contractClientAddress) return {};
  const ride = await scope.look(protocol, after.protocol);
  if (!ride) return {};
  const client = await scope.look(customer, after.contractClientAddress);
  return { costTotals: costTotalsOf(ride, { pricePerHour: client?.wartestundenpreis ?? null }) };
}
