import { sql } from 'drizzle-orm';
import { address } from '../../../src/domain/address/address.ts';
import { addCustomerAddress, deleteCustomerAddress } from '../../../src/domain/customer/customerCalls.ts';
import { idOf, iriOf } from '../../../src/domain/define/resource.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { Scope } from '../../write/behaviour.ts';
import { perform } from '../handler.ts';
import { wrongInput } from '../wrongInput.ts';

type Given = { readonly customer: number; readonly chosen: string | null | undefined };

/** Puts an address of the stock among those of a customer. */
export const addAddress = perform(addCustomerAddress, async (scope, { record, input }) => {
  const { iri, owners, own } = await held(scope, { customer: record.id, chosen: input.address });
  if (owners.includes(own))
    throw wrongInput(addCustomerAddress)('address', 'Diese Adresse ist dem Kunden schon zugeordnet.');
  await scope.change(address, iri, { erlaubtekunden: [...owners, own] });
});

/** Takes an address out of those of a customer. */
export const deleteAddress = perform(deleteCustomerAddress, async (scope, { record, input }) => {
  const { iri, owners, own } = await held(scope, { customer: record.id, chosen: input.address });
  if (!owners.includes(own))
    throw wrongInput(deleteCustomerAddress)('address', 'Diese Adresse ist dem Kunden nicht zugeordnet.');
  await scope.change(address, iri, { erlaubtekunden: owners.filter((it) => it !== own) });
});

/** The address and who may use it, held against whoever gives it to another customer at the same moment. */
async function held(scope: Scope, { customer, chosen }: Given) {
  const id = idOf('addresses', chosen ?? '');
  await rowsOf(scope.client, sql`select from addresses where id = ${id ?? 0} for no key update`);
  const found = await scope.look(address, chosen);
  if (id === undefined || !found) throw wrongInput(addCustomerAddress)('address', 'Diese Adresse gibt es nicht.');
  return { iri: iriOf('addresses', id), owners: found.erlaubtekunden, own: iriOf('customers', customer) };
}
