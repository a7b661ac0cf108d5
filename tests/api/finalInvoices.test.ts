import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Database } from '../../server/storage/database.ts';
import { exportAll } from '../../server/storage/exchange/exportAll.ts';
import { restoreAll } from '../../server/storage/exchange/restoreAll.ts';
import { bareDatabase } from '../harness/bareDatabase.ts';
import type { Json } from '../harness/client.ts';
import { endWithFile } from '../harness/endings.ts';
import { company } from '../harness/company.ts';
import { complete, faults, invoiceDesk } from '../harness/invoiceDesk.ts';
import { obstaclesOf } from '../harness/obstaclesOf.ts';
import { shows } from '../specification/shows.ts';
import { thoroughTest } from '../runner/thoroughTest.ts';

const { system, given, database, admin, accounting, threeRides, made } = await invoiceDesk();
await given.record('companies', company);

test('a completed document is final, for every writer and for the database itself', async () => {
  shows('D2 §4 invoice completed');
  const draft = await made(accounting, (await threeRides()).contracts);
  const { body } = await complete(accounting, draft['@id']);
  const sentence = `Rechnung ${body.orderNumber} ist abgeschlossen und kann nur storniert werden.`;
  const [entry] = body.invoiceEntries;
  const iri = `/api/invoice_entries/${entry.id}`;
  for (const refused of [
    await accounting.patch(draft['@id'], { type: 'Gutschrift' }),
    await accounting.patch(draft['@id'], { additionalText: 'Nachtrag' }),
    await accounting.patch(draft['@id'], { invoiceCompleted: false }),
    await accounting.patch(draft['@id'], { resetInvoiceEntries: true }),
    await accounting.patch(iri, { amount: '1.00' }),
    await accounting.delete(iri),
    await admin.delete(draft['@id']),
  ])
    expect(faults(refused.body)?.[0]?.[1], String(refused.status)).toBe(sentence);
  expect((await complete(accounting, draft['@id'])).body.orderNumber).toBe(body.orderNumber);

  const { id } = body;
  for (const statement of [
    `update invoices set "amountTotal" = 1 where id = ${id}`,
    `update invoices set "invoiceCompleted" = false where id = ${id}`,
    `delete from invoices where id = ${id}`,
    `update invoice_entries set amount = 1 where invoice = ${id}`,
    `delete from invoice_entries where invoice = ${id}`,
    `insert into invoice_entries (invoice, position, title, amount) values (${id}, 99, 'mehr', 1)`,
    `update printed_documents set number = 'X' where invoice = ${id}`,
    `delete from printed_documents where invoice = ${id}`,
  ])
    await expect(database.pool.query(statement), statement).rejects.toMatchObject({ code: '42501' });
  await database.pool.query(`update invoices set "mailSend" = true where id = ${id}`);
});

test('outlays of a billed order may still change: the document stays, and the row of the order says so', async () => {
  const { contracts } = await threeRides();
  const { body } = await complete(accounting, (await made(accounting, contracts))['@id']);
  const iri = contracts[2] ?? '';
  const said = async () => (await obstaclesOf(accounting, iri)).invoiceObstacles[0];
  const number = String(body.orderNumber);
  expect(await said()).toMatchObject({ key: 'billed', word: number });
  const protocol = (await accounting.get(iri)).body.protocol;
  const own = (await accounting.get(protocol['@id'] ?? protocol)).body;
  expect(own.isBilled).toBe(true);
  system.clock.advance(60_000);
  const expenses = [{ ...own.expenses[0], amount: '13.50' }];
  expect((await accounting.patch(own['@id'], { expenses })).status).toBe(200);
  expect(await said()).toMatchObject({
    word: `${number} · Kosten geändert`,
    sentence: expect.stringMatching(/danach geändert, zuletzt am 24\.11\.2026; der Beleg bleibt unverändert\.$/),
  });
  const after = (await accounting.get(body['@id'])).body;
  expect([after.amountTotal, after.invoiceEntries]).toEqual([body.amountTotal, body.invoiceEntries]);
  await accounting.post('/api/invoices', { invoice: body['@id'] });
  expect((await accounting.get(own['@id'])).body.isBilled).toBe(false);
});

test('a Storno takes its original back to the cent, is final at once, and frees the contracts', async () => {
  shows('R26', 'D2 §4 Storno', 'D2 §7 Storno copy');
  const { contracts } = await threeRides();
  const draft = await made(accounting, contracts);
  const early = await accounting.post('/api/invoices', { invoice: draft['@id'] });
  expect(faults(early.body)).toEqual([['invoice', 'Nur ein abgeschlossener Beleg kann storniert werden.']]);
  const original = (await complete(accounting, draft['@id'])).body;

  const both = await Promise.all(
    [1, 2].map(() => accounting.post('/api/invoices', { ...original, invoice: draft['@id'], amountTotal: '1.00' })),
  );
  expect(both.map((it) => it.status).toSorted()).toEqual([201, 422]);
  const storno = both.find((it) => it.status === 201)?.body;
  expect(storno).toMatchObject({
    type: 'Rechnung',
    invoiceCompleted: true,
    amountNet: '-902.41',
    amountTax: '-169.18',
    amountTotal: '-1071.59',
    dueDate: '2026-11-24',
  });
  expect(storno.invoiceEntries[1]).toMatchObject({ quantity: '-0.75', unitPrice: '20.00', amount: '-15.00' });
  const counted = (it: Json) => Number(it.orderNumber.slice(5));
  expect(counted(storno)).toBe(counted(original) + 1);
  const [contract = ''] = contracts;
  expect((await accounting.get(contract)).body.invoiceNumbers).toEqual([
    { type: 'Rechnung', number: original.orderNumber, id: original.id, cancelled: true },
    { type: 'Rechnung', number: storno.orderNumber, id: storno.id, cancelled: true },
  ]);
  expect((await accounting.get(draft['@id'])).body.cancelledBy).toBe(storno['@id']);
  const second = await accounting.post('/api/invoices', { invoice: storno['@id'] });
  expect(faults(second.body)).toEqual([['invoice', 'Ein Storno kann nicht storniert werden.']]);
  expect((await made(accounting, contracts)).amountTotal).toBe('1071.59');
});

test('many who complete at once leave no gap and give no number twice, whatever fails between them', async () => {
  shows('R25', 'D0 Money invoices');
  const customer = await given.customer({ firma: 'Viele Fahrten GmbH', strasse: 'Weg', plz: '34117', ort: 'Kassel' });
  const drafts = await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      accounting.post('/api/invoices', {
        type: 'Rechnung',
        customer: customer.iri,
        recipientCompany: 'Viele Fahrten GmbH',
        recipientStreet: 'Weg 1',
        recipientZipcode: '34117',
        recipientCity: 'Kassel',
        recipientCountry: 'DE',
        // Every third one has nobody to send it to, and fails when it is completed.
        recipientMail: at % 3 === 0 ? null : 'post@viele.example',
        invoiceEntries: [{ title: 'Fahrt', amount: '100.00', serviceDate: '2026-11-20' }],
      }),
    ),
  );
  const others = await Promise.all([admin, accounting, admin, accounting].map((it) => it));
  const answers = await Promise.all(
    drafts.flatMap(({ body }, at) =>
      [0, 1].map((twice) => complete(others[(at + twice) % 4] ?? admin, String(body['@id']))),
    ),
  );
  expect(answers.map((it) => it.status).toSorted()).toEqual([...Array(16).fill(200), ...Array(8).fill(422)]);
  const { rows } = await database.pool.query<{ number: string }>(
    'select "orderNumber" as number from invoices where "invoiceCompleted" order by 1',
  );
  const counts = rows.map((it) => Number(it.number.slice(5)));
  expect(counts).toEqual(counts.map((_, at) => at + 1));
  expect(faults(answers.find((it) => it.status === 422)?.body)).toEqual([
    ['recipientMail', 'Dem Empfänger fehlt die E-Mail-Adresse. Sie ist seine elektronische Adresse.'],
  ]);
});

test('a day before the last number, or in the future, is refused at its field', async () => {
  const dated = async (invoiceDate: string) => {
    const draft = await made(accounting, (await threeRides()).contracts, { invoiceDate });
    return complete(accounting, draft['@id']);
  };
  expect(faults((await dated('2026-11-23')).body)[0]).toEqual([
    'invoiceDate',
    expect.stringMatching(/^Das Belegdatum liegt vor dem der letzten Nummer \(2026-\d{6} vom 24\.11\.2026\)\.$/),
  ]);
  expect(faults((await dated('2026-11-25')).body)[0]).toEqual(['invoiceDate', 'Das Belegdatum liegt in der Zukunft.']);
  expect((await dated('2025-12-31')).body.violations?.[0].message).toMatch(/^Ihrer Firma fehlt/);
});

thoroughTest('a backup brings final documents back, and they are final there as well', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'leitstand-belege-'));
  endWithFile(() => rmSync(folder, { recursive: true }));
  await exportAll(database, join(folder, 'alles.leitstand'));
  const other = await bareDatabase();
  await restoreAll(other, join(folder, 'alles.leitstand'));
  const printed = async ({ pool }: Database) =>
    (await pool.query('select invoice, number, content from printed_documents order by invoice')).rows;
  expect(await printed(other)).toEqual(await printed(database));
  await expect(other.pool.query('update invoices set "amountTotal" = 1')).rejects.toMatchObject({ code: '42501' });
});
