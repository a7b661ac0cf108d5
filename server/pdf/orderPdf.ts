import { contract, type Contract } from '../../src/domain/contract/contract.ts';
import { companyOf } from '../company.ts';
import { readMany } from '../storage/readRecords.ts';
import type { Referred } from '../storage/readReferred.ts';
import type { Queryable } from '../storage/sql.ts';
import { readLinked } from './linked.ts';
import { orderLinks, orderPart } from './orderPaper.ts';
import type { Paper } from './paper.ts';

/** The paper of one order or of several, each on a page of its own, in the order of the ids; undefined when there is none of them. */
export async function orderPaper(to: Queryable, ids: readonly number[], madeAt: Date): Promise<Paper | undefined> {
  const found = await readMany(to, contract, ids);
  const orders = ids.flatMap((id) => found.find((it) => it.id === id) ?? []);
  if (orders.length === 0) return undefined;
  const linked = await readLinked(to, referredIn(orders));
  const numbers = orders.map((it) => it.auftragsnummer ?? '');
  return {
    title: numbers.length === 1 ? `Auftrag ${numbers.join()}` : `${String(numbers.length)} Aufträge`,
    company: await companyOf(to),
    madeAt,
    parts: orders.map((it) => orderPart(it, linked)),
  };
}

/** What the orders refer to, and the services that are named inside of the list of service addresses. */
function referredIn(orders: readonly Contract[]): Referred[] {
  const inFields = orderLinks.map((name) => ({ to: contract.fields[name]?.to, values: orders.map((it) => it[name]) }));
  return [
    ...inFields,
    { to: 'services', values: orders.flatMap((it) => it.serviceAddresses.map(({ service }) => service)) },
  ];
}
