import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keyOf } from '../../server/files/store/fileStore.ts';
import type { Json } from '../harness/client.ts';
import { filesMade } from '../harness/filesMade.ts';
import { company } from '../harness/company.ts';
import { complete, invoiceDesk } from '../harness/invoiceDesk.ts';
import { storedZip } from '../harness/storedZip.ts';

const { system, database, admin, accounting, made, threeRides } = await invoiceDesk();
const { store } = system;
const faults = (body: Json): Json => body.violations?.map((it: Json) => it.message);
const check = async (month = '2026-11') => (await accounting.get(`/api/datev_exports/check?month=${month}`)).body;
const sentences = async () => (await check()).rows.map((it: Json) => it.sentence);

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

const ownCompany = (await admin.post('/api/companies', company)).body['@id'];
const { customer, contracts } = await threeRides();
const { body: invoice } = await complete(accounting, (await made(accounting, contracts))['@id']);

test('the settings of the company say how batches are made, and who agreed to them', async () => {
  const iri = ownCompany;
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
  const office = await system.as('office');
  expect((await office.get('/api/datev_exports/check?month=2026-11')).status).toBe(403);
});

test('a month with a bad row goes out as a whole once it is cured, and never twice', async () => {
  await filesMade(system);
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
  await filesMade(system);
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
  await filesMade(system);
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
  await filesMade(system);
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
