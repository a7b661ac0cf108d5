import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readXlsx } from 'hucre/xlsx';
import { expect, onTestFinished, test, vi } from 'vitest';
import { billingFiles } from '../../server/actions/billings/billingFiles.ts';
import { batchFiles } from '../../server/actions/datev/batchFiles.ts';
import { documentFiles } from '../../server/actions/invoices/documentFiles.ts';
import { keyOf } from '../../server/files/store/fileStore.ts';
import { startJobs } from '../../server/jobs/runner.ts';
import type { Json } from '../harness/client.ts';
import { leitstand } from '../harness/leitstand.ts';
import { storedZip } from '../harness/storedZip.ts';
import { patienceMs } from '../runner/patienceMs.ts';

const system = await leitstand({ now: '2026-11-24T10:00:00Z' });
const { clock, database, given, openScope, store } = system;
const admin = await system.as('admin');
const accounting = await system.as('buchhaltung');
const faults = (body: Json): Json => body.violations?.map((it: Json) => it.message);
const check = async (month = '2026-11') => (await accounting.get(`/api/datev_exports/check?month=${month}`)).body;
const sentences = async () => (await check()).rows.map((it: Json) => it.sentence);

/** All jobs that make files, until nothing waits for them. */
async function filesMade(): Promise<void> {
  const jobs = await startJobs({
    database,
    openScope,
    jobs: [documentFiles(store), billingFiles(store), batchFiles(store)],
    log: () => undefined,
    betweenLooksMs: 20,
    clock: () => clock.now,
  });
  onTestFinished(() => jobs.stop());
  await vi.waitFor(
    async () => {
      const { rows } = await database.pool.query<{ n: string }>(
        `select (select count(*) from invoices where "documentInProgress") + (select count(*) from billings where "documentInProgress")
           + (select count(*) from datev_exports where "bookingsFile" is null) as n`,
      );
      expect(Number(rows[0]?.n)).toBe(0);
    },
    { timeout: patienceMs, interval: 100 },
  );
}

/** Changes a stored file behind the back of the program; the answer puts it back. */
async function alterFile(image: string): Promise<() => Promise<void>> {
  const { rows } = await database.pool.query<{ hash: string }>(
    `select hash from image_contents where image = $1 and size = 'full'`,
    [Number(image.split('/').at(-1))],
  );
  const path = join(store.place, keyOf(rows[0]?.hash ?? ''));
  const content = await readFile(path);
  await writeFile(path, Buffer.concat([content.subarray(0, -1), Buffer.from('!')]));
  return () => writeFile(path, content);
}

/** The invoice of R23: three rides, a wait, fuel and toll. */
async function invoiceOfR23() {
  const customer = await given.customer({
    firma: 'Rheinbogen Leasing GmbH',
    strasse: 'Ringweg',
    hausnr: '12',
    plz: '34117',
    ort: 'Kassel',
    email: 'rechnung@rheinbogen.example',
  });
  const ride = (auftragswert: string) =>
    given.contract({ contractClientAddress: customer.iri, auftragswert, auftragswertIsSet: true });
  const [first, second, third] = [await ride('385.00'), await ride('199.00'), await ride('239.00')];
  const expense = (of: typeof first, type: string, amount: string) =>
    given.record('protocol_expenses', { protocol: of.protocol, type, amount, paymentType: 'uta' });
  await given.record('protocol_waitings', { protocol: first.protocol, minutes: 38, approvedBy: 'Disposition' });
  await expense(second, 'refueling', '62.37');
  await expense(third, 'toll', '12.00');
  const draft = await accounting.post('/api/invoices', { contracts: [first.iri, second.iri, third.iri] });
  const { body } = await accounting.patch(draft.body['@id'], { invoiceCompleted: true });
  expect(body.orderNumber, JSON.stringify(body.violations)).toBe('2026-000001');
  return { customer, invoice: body };
}

const company = await admin.post('/api/companies', {
  validFrom: '2026-01-01',
  name: 'Leitstand Fahrzeugüberführungen GmbH',
  street: 'Hafenallee 12',
  zipcode: '50667',
  city: 'Köln',
  phone: '0221 4710100',
  email: 'rechnung@leitstand.example',
  ustid: 'DE123456788',
  iban: 'DE02120300000000202051',
});
const { customer, invoice } = await invoiceOfR23();

test('the settings of the company say how batches are made, and who agreed to them', async () => {
  const iri = company.body['@id'];
  expect(faults((await admin.patch(iri, { beraternummer: 12 })).body)).toHaveLength(1);
  expect(
    faults((await admin.patch(iri, { datevAccounts: [{ group: 'revenue19', account: '440', key: null }] })).body),
  ).toEqual(['Das Konto „440“ hat nicht 4 Ziffern.']);
  expect((await accounting.patch(iri, { beraternummer: 29098 })).status).toBe(403);
  expect(await sentences()).toEqual([
    'Es fehlt die Beraternummer.',
    'Es fehlt die Mandantennummer.',
    'Es fehlt der Kontenrahmen.',
    `${String(invoice.orderNumber)} wird noch erzeugt.`,
  ]);
  await admin.patch(iri, { beraternummer: 29098, mandantennummer: 55003, chartOfAccounts: '04' });
  expect((await admin.patch(iri, { datevConfirmed: true })).body).toMatchObject({ datevConfirmedAt: '2026-11-24' });
  expect(await check()).toMatchObject({ confirmedAt: '2026-11-24', documents: 1, bad: 1, amountTotal: '1071.59' });
  const changed = await admin.patch(iri, { datevCostCentre: true });
  expect(changed.body).toMatchObject({ datevConfirmed: false, datevConfirmedAt: null, datevConfirmedBy: null });
});

test('a month with a bad row goes out as a whole once it is cured, and never twice', async () => {
  await filesMade();
  await admin.patch(customer.iri, { debtorAccount: 70001 });
  const bad = await check();
  expect(bad.rows).toEqual([
    {
      sentence: 'Das Konto 70001 von Rheinbogen Leasing GmbH liegt nicht zwischen 10000 und 69999.',
      isRefusal: true,
      record: customer.iri,
      field: 'debtorAccount',
    },
  ]);
  const refused = await accounting.post('/api/datev_exports/export', { month: '2026-11' });
  expect(refused.status).toBe(422);
  expect((await accounting.get('/api/datev_exports')).body['hydra:member']).toEqual([]);
  await accounting.patch(customer.iri, { debtorAccount: 10003 });

  const both = await Promise.all(
    [1, 2].map(() => accounting.post('/api/datev_exports/export', { month: '2026-11', withDocuments: true })),
  );
  expect(both.map((it) => it.status).toSorted()).toEqual([201, 422]);
  expect(faults(both.find((it) => it.status === 422)?.body)).toEqual([
    'In diesem Monat ist nichts mehr zu exportieren.',
  ]);
  const made = both.find((it) => it.status === 201)?.body;
  expect(made.number).toBe(1);
  expect((await accounting.get(invoice['@id'])).body.datevExport['@id']).toBe(made.iri);
  expect(faults((await accounting.patch(customer.iri, { debtorAccount: 10004 })).body)).toEqual([
    'Das Konto 10003 steht in einem Export und bleibt.',
  ]);
  await filesMade();
  const { body } = await accounting.get(made.iri);
  expect(body).toMatchObject({ number: 1, month: '2026-11', documents: 1, bookings: 2, amountTotal: '1071.59' });
  const bytesOf = async (file: Json) => new Uint8Array(await (await accounting.open(file.contentUrl)).arrayBuffer());
  const lines = new TextDecoder('windows-1252').decode(await bytesOf(body.bookingsFile)).split('\r\n');
  expect(body.bookingsFile.fileName).toBe('EXTF_Buchungsstapel_1_20261101_20261130.csv');
  expect(lines[0]).toMatch(/^"EXTF";700;21;"Buchungsstapel";13;20261124110000000;;"LS";"/);
  const rows = lines.slice(2, 4).map((it) => it.split(';'));
  const at = (row: readonly string[] | undefined, ...columns: number[]) => columns.map((it) => row?.[it - 1]);
  expect(at(rows[0], 1, 2, 7, 8, 9, 10, 11, 12, 14)).toEqual([
    '1059,59',
    '"S"',
    '10003',
    '4400',
    '""',
    '2411',
    '"2026-000001"',
    '"041226"',
    '"Rheinbogen Leasing GmbH, 3 Aufträge"',
  ]);
  expect(at(rows[1], 1, 2, 7, 8, 14)).toEqual(['12,00', '"S"', '10003', '1370', '"Rheinbogen Leasing GmbH, Maut"']);
  const putBack = await alterFile(body.bookingsFile['@id']);
  const altered = await accounting.open(body.bookingsFile.contentUrl);
  expect([altered.status, await altered.text()]).toEqual([500, expect.stringContaining('Prüfsumme')]);
  await putBack();
  const people = new TextDecoder('windows-1252').decode(await bytesOf(body.accountsFile));
  expect(people).toContain('10003;"Rheinbogen Leasing GmbH"');

  const zip = storedZip(await bytesOf(body.documentsFile));
  const [, id = ''] = /"BEDI ""(.+?)"""/.exec(lines[2] ?? '') ?? [];
  expect(Object.keys(zip).toSorted()).toEqual([`${id}.pdf`, 'document.xml'].toSorted());
  expect(zip['document.xml']?.toString('utf8')).toContain(`<extension xsi:type="File" name="${id}.pdf"/>`);
  expect(zip[`${id}.pdf`]?.toString('latin1')).toMatch(/^%PDF-/);
});

test('only an administrator repeats an export, with a reason, under a number of its own', async () => {
  const [first] = (await accounting.get('/api/datev_exports')).body['hydra:member'];
  const repeat = `${String(first['@id'])}/repeat`;
  expect((await accounting.post(repeat, { reason: 'Datei verloren' })).status).toBe(403);
  expect(faults((await admin.post(repeat, { reason: ' ' })).body)).toEqual(['Bitte nennen Sie den Grund.']);
  const { body } = await admin.post(repeat, { reason: 'Datei verloren' });
  expect(body.number).toBe(2);
  const second = (await accounting.get(body.iri)).body;
  expect(second).toMatchObject({ number: 2, documents: 1, bookings: 2, reason: 'Datei verloren' });
  expect(second.repeats['@id']).toBe(first['@id']);
  expect((await accounting.get(invoice['@id'])).body.datevExport['@id']).toBe(first['@id']);
  await expect(database.pool.query('update datev_batches set content = null')).rejects.toMatchObject({ code: '42501' });
});

test('Storno, LF Rechnungen and credit notes are rows of their own; offers and drafts stay out', async () => {
  await accounting.post('/api/invoices', { invoice: invoice['@id'] });
  const buyer = { customer: customer.iri, abgeschlossen: true };
  const article = (wert: string) => [{ beschreibung: 'Wäsche', wert }];
  for (const it of [
    { ...buyer, artikeldatenArray: article('100.00') },
    { ...buyer, formulartyp: 'Gutschrift', artikeldatenArray: article('50.00') },
    { ...buyer, formulartyp: 'Angebot', artikeldatenArray: article('70.00') },
    { customer: customer.iri, artikeldatenArray: article('80.00') },
  ])
    expect((await accounting.post('/api/billings', it)).status).toBe(201);
  await filesMade();
  expect(await check()).toMatchObject({ documents: 3, bad: 0, rows: [] });
  const storno = (await accounting.get('/api/invoices?order[id]=desc')).body['hydra:member'][0];
  const putBack = await alterFile((await accounting.get(storno['@id'])).body.documentFile['@id']);
  const held = {
    sentence: 'Zu 2026-000002 passt die Belegdatei nicht zu ihrer Prüfsumme.',
    isRefusal: true,
    record: storno['@id'],
    field: 'documentFile',
  };
  expect((await check()).rows).toEqual([held]);
  const refused = await accounting.post('/api/datev_exports/export', { month: '2026-11' });
  expect(faults(refused.body)).toEqual([held.sentence]);
  await putBack();
  const { body } = await accounting.post('/api/datev_exports/export', { month: '2026-11' });
  await filesMade();
  const file = (await accounting.get(body.iri)).body.bookingsFile;
  const text = new TextDecoder('windows-1252').decode(await (await accounting.open(file.contentUrl)).arrayBuffer());
  const rows = text
    .split('\r\n')
    .slice(2, -1)
    .map((it) => it.split(';'));
  expect(rows.map((row) => [row[0], row[1], row[7], row[10], row[13], row[19]])).toEqual([
    ['1059,59', '"H"', '4400', '"2026-000002"', '"Storno zu 2026-000001"', '""'],
    ['12,00', '"H"', '1370', '"2026-000002"', '"Storno zu 2026-000001"', '""'],
    ['119,00', '"S"', '4400', '"LF2026-000001"', '"Rheinbogen Leasing GmbH, Wäsche"', '""'],
    ['59,50', '"H"', '4400', '"LF2026-000002"', '"Rheinbogen Leasing GmbH, Wäsche"', '""'],
  ]);
});

test('the journal lists every document, and the number report explains every number', async () => {
  const journal = await accounting.post('/api/invoices/journal', {
    from: '2026-01-01',
    until: '2026-12-31',
    format: 'csv',
  });
  expect(journal.body.rows).toBe(5);
  const csv = await (await accounting.open(journal.body.link)).text();
  expect(csv).toContain('2026-000001');
  expect(csv).toMatch(/1\.071,59.*2026-000002/);
  const report = await accounting.post('/api/invoices/numbers', { year: 2026, format: 'csv' });
  expect(report.body.series).toEqual([
    { series: 'Rechnungen', given: 2, first: '2026-000001', last: '2026-000002', missing: [] },
    { series: 'Gutschriften', given: 0, first: null, last: null, missing: [] },
    { series: 'LF Rechnungen', given: 3, first: 'LF2026-000001', last: 'LF2026-000003', missing: [] },
  ]);
  const explained = await (await accounting.open(report.body.link)).text();
  expect(explained).toContain('Vergeben, storniert durch 2026-000002');
  expect(explained).toContain('Vergeben als Storno zu 2026-000001');
  const workbook = await accounting.post('/api/invoices/numbers', { year: 2026, format: 'xlsx' });
  const answer = await accounting.open(workbook.body.link);
  const sheet = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
  expect(sheet.sheets[0]?.rows[1]?.slice(0, 7)).toEqual([
    '2026-000001',
    'Rechnung',
    '24.11.2026',
    'Rheinbogen Leasing GmbH',
    902.41,
    169.18,
    1071.59,
  ]);
  expect(
    faults(
      (await accounting.post('/api/invoices/journal', { from: '2026-12-31', until: '2026-01-01', format: 'csv' })).body,
    ),
  ).toEqual(['Das Ende liegt vor dem Beginn.']);
  const office = await system.as('office');
  expect((await office.post('/api/invoices/numbers', { year: 2026, format: 'csv' })).status).toBe(403);
  expect((await office.get('/api/datev_exports/check?month=2026-11')).status).toBe(403);
});
