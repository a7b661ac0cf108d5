import type { Contract } from '../../src/domain/contract/contract.ts';
import type { Client, Json } from './client.ts';
import type { Given, GivenRecord } from './given.ts';
import { leitstand, type TestSystem } from './leitstand.ts';

export const bulkAddress = '/api/contracts/bulk';

/** Where many contracts are changed by one call. */
export type BulkDesk = {
  readonly system: TestSystem;
  readonly given: Given;
  readonly dispo: Client;
  contracts(count: number, values?: object): Promise<readonly GivenRecord<Contract>[]>;
  read(contract: GivenRecord<Contract>): Promise<Json>;
};

export async function bulkDesk(): Promise<BulkDesk> {
  const system = await leitstand();
  const { given } = system;
  const dispo = await system.as('dispo');
  return {
    system,
    given,
    dispo,
    contracts: (count, values = {}) =>
      Promise.all(Array.from({ length: count }, () => given.contract(values as never))),
    read: async (contract) => (await dispo.get(contract.iri)).body,
  };
}

/** A record as a call names it, with what is to change of it alone. */
export const itemOf = ({ id, version }: Pick<GivenRecord, 'id' | 'version'>, changes?: object) => ({
  id,
  version,
  ...(changes && { changes }),
});
