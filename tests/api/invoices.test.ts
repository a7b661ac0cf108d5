import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Database } from '../../server/storage/database.ts';
import { exportAll } from '../../server/storage/exchange/exportAll.ts';
import { restoreAll } from '../../server/storage/exchange/restoreAll.ts';
import { bareDatabase } from '../harness/bareDatabase.ts';
import { endWithFile } from '../harness/endings.ts';
import { leitstand } from '../harness/leitstand.ts';
import type { Client, Json } from '../harness/client.ts';
import { shows } from '../specification/shows.ts';

const system = await leitstand({ now: '2026-11-24T10:00:00Z' });
const { given, database } = system;
const admin = await system.as('admin');
const accounting = await system.as('buchhaltung');
const company = {
  validFrom: '2026-01-01',
  name: 'Leitstand Fahrzeugüberführungen GmbH',
  street: 'Hafenallee 12',
  zipcode: '50667',
  city: 'Köln',
  phone: '0221 4710100',
  email: 'rechnung@leitstand.example',
  steuernummer: '214/5678/0123',
  handelsregisternummer: 'HRB 12345',
  iban: 'DE02120300000000202051',
};
const faults = (body: Json): Json => body.violations?.map((it: Json) => [it.propertyPath, it.message]);

test('the company is kept by administrators, read by accounting and hidden from everybody else', async () => {
  expect((await accounting.post('/api/companies', company)).status).toBe(403);
  expect((await admin.post('/api/companies', { ...company, iban: 'DE02120300000000202052' })).status).toBe(422);
  expect((await admin.post('/api/companies', company)).status).toBe(201);
  expect((await accounting.get('/api/companies')).body['hydra:member']).toHaveLength(1);
  expect((await (await system.as('dispo')).get('/api/companies')).status).toBe(403);
});

/** A customer with three rides, as in the example of R23. */
async function threeRides() {
  const customer = await given.customer({
    firma: 'Rheinbogen Leasing GmbH',
    strasse: 'Ringweg',
    hausnr: '12',
    plz: '34117',
    ort: 'Kassel',
    email: 'rechnung@rheinbogen.example',
  });
  const ride = (auftragswert: string, more: object = {}) =>
    given.contract({ contractClientAddress: customer.iri, auftragswert, auftragswertIsSet: true, ...more });
  const [first, second, third] = [
    await ride('385.00', { rechnungsnotiz: 'Bitte Kostenstelle nennen' }),
    await ride('199.00'),
    await ride('239.00'),
  ];
  const expense = (of: typeof first, type: string, amount: string) =>
    given.record('protocol_expenses', { protocol: of.protocol, type, amount, paymentType: 'uta' });
  await given.record('protocol_waitings', { protocol: first.protocol, minutes: 38, approvedBy: 'Disposition' });
  await expense(second, 'refueling', '62.37');
  await expense(third, 'toll', '12.00');
  return { customer, contracts: [first.iri, second.iri, third.iri] };
}

const made = async (by: Client, contracts: readonly string[], more: object = {}): Promise<Json> => {
  const { body, status } = await by.post('/api/invoices', { type: 'Rechnung', contracts, ...more });
  expect(status, JSON.stringify(faults(body))).toBe(201);
  return body;
};
const complete = (by: Client, iri: string) => by.patch(iri, { invoiceCompleted: true });

test('contracts become one document of positions, right to the cent, and then get a number for good', async () => {
  shows('D2 §4 invoice from contracts', 'D2 §7 create invoices', 'D2 §3 Invoice', 'D2 §3 Invoice entry');
  const { contracts, customer } = await threeRides();
  const draft = await made(accounting, contracts, { invoice_commercial: '1', resetInvoiceEntries: true });
  expect(draft).toMatchObject({
    type: 'Rechnung',
    orderNumber: null,
    amountNet: '902.41',
    amountTax: '169.18',
    amountTotal: '1071.59',
    recipientCompany: 'Rheinbogen Leasing GmbH',
    recipientStreet: 'Ringweg 12',
    invoiceDate: '2026-11-24',
    dueDate: '2026-12-04',
    hasExpenses: true,
    created: [draft['@id']],
  });
  expect(draft.invoiceEntries.map((it: Json) => [it.amount, it.tax, it.bruttoAmount])).toEqual([
    ['385.00', '19', '458.15'],
    ['15.00', '19', '17.85'],
    ['199.00', '19', '236.81'],
    ['52.41', '19', '62.37'],
    ['239.00', '19', '284.41'],
    ['12.00', '0', '12.00'],
  ]);
  const again = await accounting.post('/api/invoices', { type: 'Rechnung', contracts });
  expect(faults(again.body)[0][1]).toMatch(/^Nicht abrechenbar: \d{8}, \d{8}, \d{8}\. Steht im Entwurf von /);

  const { body, status } = await complete(accounting, draft['@id']);
  expect(status, JSON.stringify(faults(body))).toBe(200);
  expect(body).toMatchObject({ orderNumber: '2026-000001', invoiceCompleted: true, amountTotal: '1071.59' });
  const [contract = ''] = contracts;
  expect((await accounting.get(contract)).body.invoiceNumbers).toEqual([
    { type: 'Rechnung', number: '2026-000001', id: body.id, cancelled: false },
  ]);
  expect((await accounting.delete(customer.iri)).status).toBe(409);
});

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

test('each recipient gets a document of his own, and the answer names them all', async () => {
  const [one, other] = [await threeRides(), await threeRides()];
  const first = await made(accounting, [...one.contracts, ...other.contracts]);
  expect(first.contracts.toSorted()).toEqual(one.contracts.toSorted());
  expect(first.created).toHaveLength(2);
  const second = (await accounting.get(first.created[1])).body;
  expect(second.contracts.toSorted()).toEqual(other.contracts.toSorted());
  expect(second.amountTotal).toBe('1071.59');
});

test('drivers are paid by the one they drive for, and not without tax number and agreement', async () => {
  shows('D2 §5 UstId');
  for (const kategorie of ['Minijob', 'Teilzeit', 'Vollzeit', 'Bürokraft', 'Subunternehmer'])
    await given.record('job_categories', { kategorie });
  const groups = (await admin.get('/api/job_categories')).body['hydra:member'] as Json[];
  const iri = groups.find((it) => it.kategorie === 'Subunternehmer')?.['@id'];
  const address = { strasse: 'Feldstraße', hausnr: '5', plz: '83022', ort: 'Rosenheim', email: 'ak@fahrer.example' };
  const main = await given.driver({ vorname: 'Ahmet', nachname: 'Kamiński', gruppe: iri, ...address });
  const sub = await given.driver({ fahrervon: main.iri });
  const ride = await given.contract({ driver: sub.iri, gutschriftpreis: '218.00', gutschriftpreisIsSet: true });
  const asked = () => accounting.post('/api/invoices', { type: 'Gutschrift', contracts: [ride.iri] });
  expect(faults((await asked()).body)[0][1]).toMatch(/UstId oder Steuernummer muss angegeben werden$/);
  await admin.patch(main.iri, { steuernummer: '156/123/45678', telefon: '0171 3920042' });
  expect(faults((await asked()).body)[0][1]).toMatch(/liegt keine Vereinbarung über Gutschriften vor\.$/);
  await admin.patch(main.iri, { creditAgreement: '2026-01-01', iban: 'DE02500105170137075030' });
  const draft = (await asked()).body;
  expect(draft).toMatchObject({ driver: expect.objectContaining({ '@id': main.iri }), recipientLastName: 'Kamiński' });
  const free = await accounting.post('/api/invoices', { type: 'Gutschrift', recipientLastName: 'Ohne' });
  expect(faults(free.body)).toEqual([
    ['recipientUstid', 'UstId oder Steuernummer muss angegeben werden'],
    ['recipientSteuerNo', 'UstId oder Steuernummer muss angegeben werden'],
  ]);
  const { body } = await complete(accounting, draft['@id']);
  expect(body.orderNumber, JSON.stringify(faults(body))).toBe('G2026-000001');
});

test('positions are changed, moved and summed up one by one', async () => {
  shows('D2 §5 entry amounts', 'D2 §7 entry position', 'D2 §2 invoice_entries');
  const draft = await made(accounting, (await threeRides()).contracts);
  const missing = await accounting.post('/api/invoice_entries', { invoice: draft['@id'], title: 'Rabatt' });
  expect(faults(missing.body)).toEqual([['amount', 'Pflichtfeld']]);
  const added = await accounting.post('/api/invoice_entries', {
    invoice: draft['@id'],
    title: 'Rabatt',
    amount: '-100.00',
    position: 1,
  });
  expect(added.body).toMatchObject({ quantity: '-1.00', unitPrice: '100.00', bruttoAmount: '-119.00', position: 1 });
  await accounting.patch(added.body['@id'], { unitPrice: '50.00' });
  expect((await accounting.get(draft['@id'])).body).toMatchObject({ amountNet: '852.41' });
  await accounting.patch(added.body['@id'], { position: 7 });
  const moved = (await accounting.get(draft['@id'])).body;
  expect(moved.invoiceEntries.at(-1)).toMatchObject({ title: 'Rabatt', amount: '-50.00' });
  await accounting.delete(added.body['@id']);
  const reset = await accounting.patch(draft['@id'], { resetInvoiceEntries: true, resetAddress: true });
  expect(reset.body).toMatchObject({ amountTotal: '1071.59' });
});

test('nobody but accounting and administration meets a document anywhere', async () => {
  const draft = await made(accounting, (await threeRides()).contracts);
  for (const role of ['dispo', 'office', 'office_l2', 'personal'] as const) {
    const other = await system.as(role);
    for (const path of [draft['@id'], '/api/invoices', '/api/invoice_entries', `${draft['@id']}/logs`])
      expect([403, 404], `${role} ${path}`).toContain((await other.get(path)).status);
    expect((await other.patch(draft['@id'], { skipTax: true })).status).toBe(403);
    expect((await other.post('/api/invoices', { type: 'Rechnung' })).status).toBe(403);
  }
});

test('of two accountants who bill the same contracts at once one gets them', async () => {
  const { contracts } = await threeRides();
  const asked = () => accounting.post('/api/invoices', { type: 'Rechnung', contracts });
  const both = await Promise.all([asked(), asked()]);
  expect(both.map((it) => it.status).toSorted()).toEqual([201, 422]);
});

test('a backup brings final documents back, and they are final there as well', async () => {
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
