import { contract, type Contract } from '../../src/domain/contract/contract.ts';
import { service } from '../../src/domain/lookup/service.ts';
import { idOf } from '../../src/domain/define/resource.ts';
import { companyOf } from '../company.ts';
import { readMany } from '../storage/readRecords.ts';
import type { Queryable } from '../storage/sql.ts';
import { readLinked, type Linked } from './linked.ts';
import { orderLinks, orderPart } from './orderPaper.ts';
import type { Paper } from './paper.ts';

/** The paper of one order or of several, each on a page of its own, in the order of the ids; undefined when there is none of them. */
export async function orderPaper(to: Queryable, ids: readonly number[], madeAt: Date): Promise<Paper | undefined> {
  const found = await readMany(to, contract, ids);
  const orders = ids.flatMap((id) => found.find((it) => it.id === id) ?? []) as unknown as Contract[];
  if (orders.length === 0) return undefined;
  const linked = new Map([...(await readLinked(to, contract, { records: found, fields: orderLinks })), ...(await servicesOf(to, orders))]);
  const numbers = orders.map((it) => it.auftragsnummer ?? '');
  return {
    title: numbers.length === 1 ? `Auftrag ${numbers.join()}` : `${String(numbers.length)} Aufträge`,
    company: await companyOf(to),
    madeAt,
    parts: orders.map((it) => orderPart(it, linked)),
  };
}

/** The services that are named inside of the list of service addresses. */
async function servicesOf(to: Queryable, orders: readonly Contract[]): Promise<Linked> {
  const ids = orders.flatMap((it) => it.serviceAddresses.flatMap(({ service: iri }) => (iri === null ? [] : (idOf('services', iri) ?? []))));
  return new Map((await readMany(to, service, ids)).map((it) => [`/api/services/${String(it.id)}`, it]));
}
