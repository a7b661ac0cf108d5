import { expect, test } from 'vitest';
import { company } from '../harness/company.ts';
import { complete, faults, invoiceDesk } from '../harness/invoiceDesk.ts';
import { retentionNights } from '../harness/retentionNights.ts';
import { shows } from '../specification/shows.ts';

const { admin, accounting, database, given, made, system, threeRides } = await invoiceDesk();
const { at, count, resultOf, rows, run } = retentionNights(system);
await given.record('companies', company);

test('documents stay to the end of their eighth year, are held as long as somebody says so, and leave their number', async () => {
  shows('D0 Files never deleted');
  at('2026-11-27');
  const draft = await made(accounting, (await threeRides()).contracts);
  const { body } = await complete(accounting, draft['@id']);
  const number = body.orderNumber as string;
  const [{ id } = { id: 0 }] = await rows<{ id: number }>('select id from invoices where "orderNumber" = $1', [number]);
  await expect(database.pool.query('delete from invoices where id = $1', [id])).rejects.toThrow('ist abgeschlossen');
  const hold = await admin.post('/api/retention_holds', { invoice: draft['@id'], reason: 'Einspruch läuft' });
  expect([hold.status, hold.body.setBy['@id']]).toEqual([201, expect.stringContaining('/api/users/')]);
  expect(faults((await admin.post('/api/retention_holds', { reason: 'nichts' })).body)).toEqual([
    ['customer', 'Bitte genau eines wählen: Kunde, Fahrer, Auftrag, Beleg oder Steuerjahr.'],
  ]);
  expect((await accounting.get('/api/retention_holds')).body['hydra:totalItems']).toBe(1);
  expect((await accounting.delete(hold.body['@id'])).status).toBe(403);
  const invoices = () => count('invoices where id = $1', [id]);
  at('2034-12-31');
  await run();
  expect([await invoices(), await resultOf('documents')]).toEqual([1, expect.objectContaining({ count: 0, held: 0 })]);
  at('2035-01-01');
  await run();
  expect([await invoices(), await resultOf('documents')]).toEqual([1, expect.objectContaining({ count: 0, held: 1 })]);
  await database.pool.query(`update retention_holds set until = '2035-01-01'`);
  await given.record('retention_holds', { taxYear: 2026, reason: 'Betriebsprüfung', until: '2035-01-02' });
  at('2035-01-02');
  await run();
  expect(await invoices()).toBe(1);
  at('2035-01-03');
  await run();
  expect([await invoices(), await count('retention_holds where invoice is not null')]).toEqual([0, 0]);
  for (const [table, column] of [
    ['invoice_entries', 'invoice'],
    ['printed_documents', 'invoice'],
  ] as const)
    expect(await count(`${table} where ${column} = $1`, [id])).toBe(0);
  expect(await count(`history where path = 'invoices' and record_id = $1`, [id])).toBe(0);
  expect(await rows('select number, kind, amount, length(hash) as hash from document_numbers')).toEqual([
    { number, kind: 'Rechnung', amount: body.amountTotal, hash: 64 },
  ]);
  // The report names no names.
  const [report] = await rows<{ results: object }>('select results from retention_runs order by day desc limit 1');
  expect(JSON.stringify(report)).not.toContain('Rheinbogen');
});
