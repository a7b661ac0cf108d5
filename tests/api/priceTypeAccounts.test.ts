import { expect, test } from 'vitest';
import type { Json } from '../harness/client.ts';
import { filesMade } from '../harness/filesMade.ts';
import { company } from '../harness/company.ts';
import { complete, faults, invoiceDesk, subcontractor } from '../harness/invoiceDesk.ts';

const { system, given, database, admin, accounting, made } = await invoiceDesk();

const prices = [
  ['grundpreis', null, '325.00'],
  ['elektro', 'verzoegerteAbgabe', '15.00'],
  ['flex', 'vorholung', '-12.00'],
  ['gutschrift-grundpreis', null, '190.00'],
  ['gutschrift-elektro', 'verzoegerteAbgabe', '8.00'],
] as const;
const types: Record<string, string> = {};
const group = await given.record('price_groups', { name: 'Standard', active: true, defaultPriceSet: true });
for (const [slug, conditionField, price] of prices) {
  types[slug] = (await given.record('price_types', { name: slug, slug, conditionField })).iri;
  await given.record('prices', { priceGroup: group.iri, type: types[slug], distance: 400, price });
}
await admin.post('/api/companies', {
  ...company,
  beraternummer: 29098,
  mandantennummer: 55003,
  chartOfAccounts: '04',
});
const customer = await given.customer({
  firma: 'Rheinbogen Leasing GmbH',
  kundennr: '10003',
  strasse: 'Ringweg',
  hausnr: '12',
  plz: '34117',
  ort: 'Kassel',
  email: 'rechnung@rheinbogen.example',
});
const driver = await given.record('drivers', await subcontractor(system));
const dispo = await system.as('dispo');

/** A ride as an office clerk enters it, priced by the list. */
async function ride(more: object = {}): Promise<Json> {
  const place = { firma: 'Autohaus', strasse: 'Hauptstraße', hausnr: '1', plz: '50667', ort: 'Köln' };
  const { body, status } = await dispo.post('/api/contracts', {
    carModel: 'Golf',
    datum: '2026-11-24',
    bringdatum: '2026-11-24',
    contractClientAddress: customer.iri,
    pickupLocation: place,
    deliveryLocation: place,
    googleKm: 387.4,
    driver: driver.iri,
    ...more,
  });
  expect([status, faults(body)]).toEqual([201, undefined]);
  return body;
}
const partsOf = (document: Json): Json =>
  document.invoiceEntries.map((it: Json) => it.priceParts.map((part: Json) => [part.priceType, part.amount]));

const electric = await ride({ verzoegerteAbgabe: true, vorholung: true });
const byHand = await ride({ auftragswert: '400.00' });

test('positions know the price types of their order, as long as they say its amount', async () => {
  const draft = await made(accounting, [electric['@id'], byHand['@id']]);
  const listed = [
    ['grundpreis', '325.00'],
    ['elektro', '15.00'],
    ['flex', '-12.00'],
  ];
  expect(partsOf(draft)).toEqual([listed, [[null, '400.00']]]);
  const [entry] = draft.invoiceEntries;
  const changed = await accounting.patch(entry['@id'], { amount: '300.00' });
  expect(changed.body.priceParts).toEqual([{ priceType: null, amount: '300.00' }]);
  const sent = await accounting.patch(entry['@id'], { priceParts: [{ priceType: 'elektro', amount: '300.00' }] });
  expect(sent.body.priceParts).toEqual([{ priceType: null, amount: '300.00' }]);
  const rebuilt = await accounting.patch(draft['@id'], { resetInvoiceEntries: true });
  expect(partsOf(rebuilt.body)).toEqual([listed, [[null, '400.00']]]);
  expect(faults((await complete(accounting, draft['@id'])).body)).toBeUndefined();
  const { rows } = await database.pool.query<{ parts: Json }>(
    `select content -> 'positions' -> 0 -> 'priceParts' as parts from printed_documents`,
  );
  expect(rows.map((it) => it.parts.map((part: Json) => [part.priceType, part.amount]))).toEqual([listed]);
});

test('price types name their account, each for its side of the books', async () => {
  const set = (slug: string, values: object) => admin.patch(types[slug] ?? '', values);
  expect((await accounting.patch(types.elektro ?? '', { revenueAccount: '4405' })).status).toBe(403);
  expect(faults((await set('elektro', { revenueAccount: '44-05' })).body)).toEqual([
    ['revenueAccount', '„44-05“ ist kein Sachkonto: vier bis acht Ziffern.'],
  ]);
  expect(faults((await set('gutschrift-elektro', { revenueAccount: '4405' })).body)).toEqual([
    ['revenueAccount', 'Preisarten der Gutschrift haben ein Aufwandskonto, kein Erlöskonto.'],
  ]);
  expect((await set('elektro', { revenueAccount: '4405' })).status).toBe(200);
  expect((await set('flex', { revenueAccount: '4730' })).status).toBe(200);
  expect((await set('gutschrift-elektro', { expenseAccount: '5907' })).status).toBe(200);
  expect(faults((await accounting.patch(customer.iri, { revenueAccount: 'Erlöse' })).body)).toEqual([
    ['revenueAccount', '„Erlöse“ ist kein Sachkonto: vier bis acht Ziffern.'],
  ]);
});

test('the batch books each price type on its account, Storno included, and adds up', async () => {
  const credit = await made(accounting, [electric['@id']], { type: 'Gutschrift' });
  expect(partsOf(credit)).toEqual([
    [
      ['gutschrift-grundpreis', '190.00'],
      ['gutschrift-elektro', '8.00'],
    ],
  ]);
  expect((await complete(accounting, credit['@id'])).status).toBe(200);
  const [invoice] = (await accounting.get('/api/invoices?type=Rechnung')).body['hydra:member'];
  expect((await accounting.post('/api/invoices', { invoice: invoice['@id'] })).status).toBe(201);
  await filesMade(system);

  const unknown = (number: string) =>
    `${number}: Bei einem Auftrag ist die Preisart nicht bekannt; gebucht wird auf das Konto der Firma.`;
  const check = (await accounting.get('/api/datev_exports/check?month=2026-11')).body;
  expect(check).toMatchObject({ documents: 3, bad: 0 });
  expect(check.rows.map((it: Json) => [it.sentence, it.isRefusal])).toEqual([
    [unknown('2026-000001'), false],
    [unknown('2026-000002'), false],
  ]);

  const { body } = await accounting.post('/api/datev_exports/export', { month: '2026-11' });
  await filesMade(system);
  const { bookingsFile } = (await accounting.get(body.iri)).body;
  const bytes = await (await accounting.open(bookingsFile.contentUrl)).arrayBuffer();
  const rows = new TextDecoder('windows-1252')
    .decode(bytes)
    .split('\r\n')
    .slice(2, -1)
    .map((line) => line.split(';'));
  const creditor = String(70_000 + driver.id);
  expect(rows.map((row) => [row[0], row[1], row[6], row[7], row[8], row[10]])).toEqual([
    ['862,75', '"S"', '10003', '4400', '""', '"2026-000001"'],
    ['17,85', '"S"', '10003', '4405', '""', '"2026-000001"'],
    ['14,28', '"H"', '10003', '4730', '""', '"2026-000001"'],
    ['862,75', '"H"', '10003', '4400', '""', '"2026-000002"'],
    ['17,85', '"H"', '10003', '4405', '""', '"2026-000002"'],
    ['14,28', '"S"', '10003', '4730', '""', '"2026-000002"'],
    ['226,10', '"H"', creditor, '5906', '""', '"G2026-000001"'],
    ['9,52', '"H"', creditor, '5907', '""', '"G2026-000001"'],
  ]);
});
