import type { contract } from '../../../src/domain/contract/contract.ts';
import { customer } from '../../../src/domain/customer/customer.ts';
import { notifyStaff } from '../../notify/notifyStaff.ts';
import type { Done, Scope } from '../../write/behaviour.ts';

/**
 * Dispatch and office hear of a contract that came from the customer (R60): customers order in programs of their own or
 * in their portal, which make it with a key. The rows of a file are told together, when it is taken over.
 */
export async function tellOfCustomer({ kind, after }: Done<typeof contract>, scope: Scope): Promise<void> {
  if (kind !== 'create' || scope.actor.keyId === undefined || after.testContract || after.isImported) return;
  const client = await scope.look(customer, after.contractClientAddress);
  const values = { customer: client?.firma ?? client?.kuerzel ?? 'Der Auftraggeber' };
  await notifyStaff(scope, 'contractCreatedByCustomer', { contract: after, values });
}
