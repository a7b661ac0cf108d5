import { expect, test } from 'vitest';
import type { Json } from '../harness/client.ts';
import { company } from '../harness/company.ts';
import { complete, faults, invoiceDesk } from '../harness/invoiceDesk.ts';
import { shows } from '../specification/shows.ts';

const { system, given, admin, accounting, threeRides, made } = await invoiceDesk();

test('the company is kept by administrators, read by accounting and hidden from everybody else', async () => {
  expect((await accounting.post('/api/companies', company)).status).toBe(403);
  expect((await admin.post('/api/companies', { ...company, iban: 'DE02120300000000202052' })).status).toBe(422);
  expect((await admin.post('/api/companies', company)).status).toBe(201);
  expect((await accounting.get('/api/companies')).body['hydra:member']).toHaveLength(1);
  expect((await (await system.as('dispo')).get('/api/companies')).status).toBe(403);
});

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
  expect((await accounting.delete(customer.iri)).status).toBe(422);
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
  expect(faults((await asked()).body)[0][1]).toMatch(
    /liegt keine Vereinbarung über Gutschriften vor\. Ohne sie ist die Gutschrift keine Rechnung/,
  );
  await admin.patch(main.iri, { creditAgreements: [{ agreedOn: '2026-01-01' }], iban: 'DE02500105170137075030' });
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

test('a contract that was changed after it was drafted is built anew or looked at before the document gets its number', async () => {
  const { contracts } = await threeRides();
  const [first = '', second = ''] = contracts;
  const draft = await made(accounting, contracts);
  const { auftragsnummer: number } = (await accounting.get(first)).body;
  system.clock.advance(1_000);
  await admin.patch(first, { auftragswert: '400.00', licensePlate: 'K-LS 99' });
  await admin.patch(first, { auftragswert: '410.00' });
  await admin.patch(second, { infoDriver: 'ohne Bedeutung für den Beleg' });
  const refused = await complete(accounting, draft['@id']);
  expect([refused.status, faults(refused.body)]).toEqual([
    422,
    expect.arrayContaining([
      [
        'invoiceEntries',
        `Auftrag ${number} wurde nach dem Entwurf geändert: Auftragswert von 385,00 € auf 410,00 €. „Neu aufbauen“`,
      ],
    ]),
  ]);
  expect(faults(refused.body)).toHaveLength(2);
  const asked = (await accounting.get(`${draft['@id']}/check`)).body;
  expect(asked.faults.map((it: Json) => it.field)).toEqual(['invoiceEntries', 'invoiceEntries']);
  system.clock.advance(1_000);
  await accounting.patch(draft['@id'], { resetInvoiceEntries: true });
  const { body, status } = await complete(accounting, draft['@id']);
  expect([status, body.amountNet]).toEqual([200, '927.41']);
});

test('an XRechnung that should be collected is refused while the mandate is missing', async () => {
  const { contracts, customer } = await threeRides();
  await admin.patch(customer.iri, { eInvoiceFormat: 'xRechnung', zahlarten: 'directDebit', sepaMandateId: 'M-17' });
  const { body } = await complete(accounting, (await made(accounting, contracts))['@id']);
  const ofDebit = faults(body).filter(([, sentence]: string[]) => sentence?.startsWith('Für Lastschrift fehlt'));
  expect(ofDebit).toEqual([
    ['customer', 'Für Lastschrift fehlt das Datum des Mandats.'],
    ['customer', 'Für Lastschrift fehlt die IBAN des Kunden.'],
    ['customer', 'Für Lastschrift fehlt die Gläubiger-ID der Firma.'],
  ]);
});

test('a contract that stands on two drafts is named with the other one’s maker', async () => {
  const { contracts } = await threeRides();
  const draft = await made(accounting, contracts);
  const other = await accounting.post('/api/invoices', { type: 'Rechnung', recipientCompany: 'Zweite GmbH' });
  await accounting.post('/api/invoice_entries', {
    invoice: other.body['@id'],
    title: 'Noch einmal',
    amount: '10.00',
    contract: contracts[0],
  });
  const refused = await complete(accounting, draft['@id']);
  expect(faults(refused.body)[0][1]).toMatch(/^Auftrag \d{8} steht auch im Entwurf von .+\.$/);
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
