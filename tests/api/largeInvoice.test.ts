import { expect, test } from 'vitest';
import type { Json } from '../harness/client.ts';
import { company, complete, faults, invoiceDesk } from '../harness/invoiceDesk.ts';

const { given, database, accounting, threeRides, made } = await invoiceDesk();
await given.record('companies', company);
const size = 300;

/** So many rides of one customer, each like the first of `threeRides` with another number. */
async function manyRides(): Promise<string[]> {
  const { contracts } = await threeRides();
  const [first = ''] = contracts;
  const columns = await database.pool.query<{ names: string }>(
    `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
     where table_name = 'contracts' and is_generated = 'NEVER' and column_name not in ('id', 'auftragsnummer', 'protocol')`,
  );
  const names = columns.rows[0]?.names ?? '';
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into contracts (auftragsnummer, ${names})
     select '9' || lpad(n::text, 7, '0'), ${names} from contracts, generate_series(1, ${String(size)}) n
     where id = $1 order by n returning id`,
    [Number(first.split('/').at(-1))],
  );
  return rows.map(({ id }) => `/api/contracts/${String(id)}`);
}

test('a document of hundreds of contracts is made, built anew, completed and taken back as a whole', async () => {
  const contracts = await manyRides();
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
