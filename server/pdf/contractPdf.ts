import { contract, type Contract } from '../../src/domain/contract/contract.ts';
import { contractDetails } from '../../src/domain/contract/contractDetails.ts';
import { companyOf } from '../company.ts';
import { readMany } from '../storage/readRecords.ts';
import type { Referred } from '../storage/readReferred.ts';
import type { Queryable } from '../storage/sql.ts';
import { readLinked } from './linked.ts';
import { contractLinks, contractPart } from './contractPaper.ts';
import type { Paper } from './paper.ts';

/**
 * The paper of one contract or of several, each on a page of its own, in the order of the ids; undefined when there is
 * none of them.
 */
export async function contractPaper(to: Queryable, ids: readonly number[], madeAt: Date): Promise<Paper | undefined> {
  const found = await readMany(to, contract, ids);
  const contracts = ids.flatMap((id) => found.find((it) => it.id === id) ?? []);
  if (contracts.length === 0) return undefined;
  const linked = await readLinked(to, referredIn(contracts));
  const numbers = contracts.map((it) => it.auftragsnummer ?? '');
  return {
    title: numbers.length === 1 ? `Auftrag ${numbers.join()}` : `${String(numbers.length)} Aufträge`,
    company: await companyOf(to, madeAt),
    madeAt,
    parts: contracts.map((it) => contractPart(it, linked)),
  };
}

/** What the contracts refer to, and the services that are named inside of the list of service addresses. */
function referredIn(contracts: readonly Contract[]): Referred[] {
  const inFields = contractLinks.map((name) => ({
    to: contractDetails.fields[name]?.to,
    values: contracts.map((it) => it[name]),
  }));
  return [
    ...inFields,
    { to: 'services', values: contracts.flatMap((it) => it.serviceAddresses.map(({ service }) => service)) },
  ];
}
