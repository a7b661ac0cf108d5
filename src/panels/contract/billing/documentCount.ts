import type { contract } from '../../../domain/contract/contract.ts';
import type { Iri } from '../../../domain/define/field.ts';
import type { SomeOf } from '../../../domain/define/row.ts';

type Billed = SomeOf<typeof contract, 'contractClientAddress' | 'billingClientAddress' | 'customerDepartment'>;

/**
 * How many invoices ticked contracts become: one for each customer and billing address, which is that of the contract,
 * else that of its department (R23).
 */
export function invoiceCount(contracts: readonly Billed[], addressOf: (department: Iri) => Iri | null): number {
  const recipients = contracts.map(({ billingClientAddress, contractClientAddress, customerDepartment }) => {
    const address = billingClientAddress ?? (customerDepartment ? addressOf(customerDepartment) : null);
    return `${contractClientAddress ?? ''} ${address ?? ''}`;
  });
  return new Set(recipients).size;
}
