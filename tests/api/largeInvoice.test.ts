import { expect, test } from 'vitest';
import type { Json } from '../harness/client.ts';
import { copiesOfContract } from '../harness/copiesOfContract.ts';
import { company } from '../harness/company.ts';
import { complete, faults, invoiceDesk } from '../harness/invoiceDesk.ts';

const { given, database, accounting, threeRides, made } = await invoiceDesk();
await given.record('companies', company);
const size = 300;

test('a document of hundreds of contracts is made, built anew, completed and taken back as a whole', async () => {
  const contracts = await copiesOfContract(database.pool, (await threeRides()).contracts[0] ?? '', size);
  const draft = await made(accounting, contracts);
  expect(draft.invoiceEntries).toHaveLength(size);
  expect(draft.invoiceEntries.map((it: Json) => it.contract)).toEqual(contracts);
  expect(draft.amountNet).toBe((size * 385).toFixed(2));
  const told = await database.pool.query<{ n: number }>(
    `select count(*)::int as n from change_log where path = 'invoice_entries' and kind = 'create'`,
  );
  expect(told.rows[0]?.n).toBe(size);

  const again = await accounting.patch(draft['@id'], { resetInvoiceEntries: true });
  const ids = (of: Json) => of.invoiceEntries.map((it: Json) => it.id) as number[];
  expect(again.body.invoiceEntries).toHaveLength(size);
  expect(new Set([...ids(draft), ...ids(again.body)]).size).toBe(2 * size);

  const { body, status } = await complete(accounting, draft['@id']);
  expect(status, JSON.stringify(faults(body))).toBe(200);
  const numbers = async () =>
    (
      await database.pool.query<{ numbers: Json; version: number; n: number }>(
        `select "invoiceNumbers" as numbers, max(version)::int as version, count(*)::int as n from contracts
         where id = any($1::bigint[]) group by 1`,
        [contracts.map((it) => Number(it.split('/').at(-1)))],
      )
    ).rows;
  const noted = { type: 'Rechnung', number: body.orderNumber, id: body.id, cancelled: false };
  expect(await numbers()).toEqual([{ numbers: [noted], version: 3, n: size }]);

  const storno = await accounting.post('/api/invoices', { invoice: draft['@id'] });
  expect([storno.status, storno.body.amountNet]).toEqual([201, (-size * 385).toFixed(2)]);
  const back = { type: 'Rechnung', number: storno.body.orderNumber, id: storno.body.id, cancelled: true };
  expect(await numbers()).toEqual([{ numbers: [{ ...noted, cancelled: true }, back], version: 4, n: size }]);
});
