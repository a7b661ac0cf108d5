import { setTimeout as wait } from 'node:timers/promises';
import { contract } from '../../../src/domain/contract/contract.ts';
import { idOf } from '../../../src/domain/define/resource.ts';
import { priceOf } from '../../../src/domain/price/contractPrice.ts';
import { pricedFields } from '../../../src/domain/price/priceKeeping.ts';
import { priceListsFor } from '../../../server/actions/contracts/priceLists.ts';
import { readMany } from '../../../server/storage/readRecords.ts';
import { copiesOfContract } from '../../harness/copiesOfContract.ts';
import type { Client } from '../../harness/client.ts';
import { answerTimes } from '../answerTimes.ts';
import { openDataSet, type DataSet } from '../data/dataSet.ts';
import { figuresOf, medianOf, type Part } from '../figure.ts';
import { serverOn } from '../serverOn.ts';

const contracts = 10_000;
const asManyForOne = 500;
const beforeMs = 10_000;

/**
 * What working out prices costs: of one contract, and of 10,000 open ones of a price list whose amounts are all
 * different from what they are, beside somebody who reads lists. They are made for it and gone afterwards.
 */
export const measurePrices: Part = async ({ orders, print }) => {
  const data = await openDataSet(orders, print);
  const made: number[] = [];
  try {
    const source = await openContract(data);
    const copies = await copiesOfContract(data.database.pool, `/api/contracts/${String(source.id)}`, contracts);
    made.push(...copies.map((it) => idOf('contracts', it) ?? 0));
    await data.database.pool.query(
      `update contracts set auftragswert = '1.00', gutschriftpreis = '1.00' where id = any($1::bigint[])`,
      [made],
    );
    const one = await ofOne(data, made);
    const many = await serverOn(data, async ({ client }) => {
      const before = await answerTimes(client, wait(beforeMs));
      const begun = performance.now();
      let result = '';
      const during = await answerTimes(
        client,
        recalculated(client, source.group).then((it) => (result = it)),
      );
      print(`prices: ${result}`);
      return { took: (performance.now() - begun) / 1000, before: medianOf(before), during: medianOf(during) };
    });
    const { rows } = await data.database.pool.query<{ left: number }>(
      `select count(*)::int as left from contracts where id = any($1::bigint[]) and auftragswert = '1.00'`,
      [made],
    );
    if (rows[0]?.left !== 0) throw new Error(`${String(rows[0]?.left)} contracts were not worked out.`);
    const figure = figuresOf('prices', 'ms');
    return [
      figure('both prices of a contract from its list', { ours: one, aim: { max: 1 } }),
      figure('10,000 contracts worked out anew', { unit: 's', ours: many.took, aim: { max: 20 } }),
      figure('list of contracts, median, meanwhile', { reference: many.before, ours: many.during }),
    ];
  } finally {
    // Their history stays, as of every record.
    await data.database.pool.query(`delete from contracts where id = any($1::bigint[])`, [made]);
    await data.stop();
  }
};

/** A ride that is still open and whose prices follow from the list of its customer, with the group of that list. */
async function openContract({ database }: DataSet): Promise<{ readonly id: number; readonly group: number }> {
  const { rows } = await database.pool.query<{ id: string; group: string }>(
    `select c.id, coalesce(own.id, (select id from price_groups where "defaultPriceSet" order by id limit 1)) as "group"
     from contracts c join customers k on k.id = c."contractClientAddress"
     left join price_groups own on own.id = k."priceGroup" and own.active
     where c.abgeschlossen is not true and not c."isStorniert" and c.auftragswert is not null and c.gutschriftpreis is not null
       and c."auftragswertIsSet" is not true and c."gutschriftpreisIsSet" is not true and c."invoiceNumbers" = '[]'
     order by c.id limit 1`,
  );
  const [row] = rows;
  if (!row) throw new Error('No open contract of the data set follows from a price list.');
  return { id: Number(row.id), group: Number(row.group) };
}

/** Milliseconds for both prices of a contract that is at hand, its list read for it alone. */
async function ofOne({ database: { pool } }: DataSet, ids: readonly number[]): Promise<number> {
  const times: number[] = [];
  for (const it of await readMany(pool, contract, ids.slice(0, asManyForOne))) {
    const begun = performance.now();
    const customer = idOf('customers', it.contractClientAddress ?? '') ?? 0;
    const steps = (await priceListsFor(pool, [customer])).get(customer) ?? [];
    for (const { field } of pricedFields) priceOf(it, steps, field);
    times.push(performance.now() - begun);
  }
  return medianOf(times);
}

async function recalculated(client: Client, group: number): Promise<string> {
  const { status, body } = await client.post(`/api/price_groups/${String(group)}/recalculate`, {});
  if (status >= 300) throw new Error(JSON.stringify(body).slice(0, 500));
  for (;;) {
    const { body: job } = await client.get(`/api/jobs/${String(body.job)}`);
    if (job.state === 'failed') throw new Error(JSON.stringify(job).slice(0, 500));
    if (job.state === 'done') return String(job.result);
    await wait(100);
  }
}
