import { expect, test } from 'vitest';
import type { Json } from '../harness/client.ts';
import { company } from '../harness/company.ts';
import { complete, faults, invoiceDesk, recipient } from '../harness/invoiceDesk.ts';

const { admin, accounting, database, given, made, system, threeRides } = await invoiceDesk();
await given.record('companies', company);

const buyer = await given.customer({ firma: 'Rheinbogen Leasing GmbH' });
const right = { title: 'Fahrt', amount: '100.00', serviceDate: '2026-11-20' };

/** A draft with one position that differs from a right one in what is given. */
async function draftWith(position: object, more: object = {}): Promise<Json> {
  const { body, status } = await accounting.post('/api/invoices', {
    type: 'Rechnung',
    customer: buyer.iri,
    ...recipient,
    ...more,
    invoiceEntries: [{ ...right, ...position }],
  });
  expect(status, JSON.stringify(faults(body))).toBe(201);
  return body;
}

/** What completing such a draft answers. */
async function refusedFor(position: object, more: object = {}): Promise<Json> {
  return faults((await complete(accounting, (await draftWith(position, more))['@id'])).body);
}

test('a position is made with its document, and its document works out its sums', async () => {
  const { amountNet, amountTax, amountTotal, invoiceEntries } = await draftWith({
    quantity: '2.00',
    unitPrice: '12.50',
    amount: '25.00',
  });
  expect({ amountNet, amountTax, amountTotal }).toEqual({
    amountNet: '25.00',
    amountTax: '4.75',
    amountTotal: '29.75',
  });
  expect(invoiceEntries).toMatchObject([{ title: 'Fahrt', amount: '25.00', bruttoAmount: '29.75' }]);
});

test('amounts that no document can hold are refused where they are typed', async () => {
  const entry = async (given: object) => {
    const draft = await draftWith({});
    return faults((await accounting.post('/api/invoice_entries', { invoice: draft['@id'], ...right, ...given })).body);
  };
  expect(await entry({ amount: '0.005' })).toEqual([['amount', 'Betrag mit höchstens zwei Nachkommastellen erwartet']]);
  expect(await entry({ amount: '10000000000.00' })).toEqual([['amount', 'Höchstens 999.999.999,99']]);
  expect(await entry({ amount: '1.234,5' })).toEqual([
    ['amount', 'Betrag mit höchstens zwei Nachkommastellen erwartet'],
  ]);
  expect(await entry({ tax: '16' })).toEqual([['tax', expect.stringMatching(/^Diese Auswahl gibt es nicht/)]]);
  expect(await entry({ title: null })).toEqual([['title', 'Pflichtfeld']]);
});

test('a price below zero, a quantity of nothing, a rate without reason and a missing day hold completing up', async () => {
  expect(await refusedFor({ quantity: '1.00', unitPrice: '-50.00', amount: '-50.00' })).toEqual([
    [
      'invoiceEntries.0.unitPrice',
      'Position 1: Der Preis darf nicht negativ sein. Tragen Sie eine negative Menge ein.',
    ],
  ]);
  expect(await refusedFor({ quantity: '0.00', unitPrice: '50.00', amount: '0.00' })).toContainEqual([
    'invoiceEntries.0.quantity',
    'Position 1: Die Menge darf nicht 0 sein.',
  ]);
  expect(await refusedFor({ tax: '0' })).toContainEqual([
    'invoiceEntries.0.bruttoEqualsNetto',
    'Position 1: Für 0 % fehlt der Grund. „durchlaufender Posten“ übernehmen?',
  ]);
  expect(await refusedFor({ serviceDate: null })).toContainEqual([
    'invoiceEntries.0.serviceDate',
    'Position 1: Das Leistungsdatum fehlt.',
  ]);
});

test('a recipient without address, and one without VAT where it is owed, are told at the field', async () => {
  expect(await refusedFor({}, { recipientStreet: null, recipientZipcode: null, recipientCity: null })).toEqual([
    ['recipientStreet', 'Dem Empfänger fehlt die Straße.'],
    ['recipientCity', 'Dem Empfänger fehlt der Ort.'],
    ['recipientZipcode', 'Dem Empfänger fehlt die Postleitzahl.'],
  ]);
  const abroad = { recipientCountry: 'AT', skipTax: true };
  expect(await refusedFor({}, abroad)).toContainEqual([
    'skipTax',
    'Für eine Rechnung ohne Umsatzsteuer in das EU-Ausland fehlt die USt-IdNr. des Kunden.',
  ]);
  expect(await refusedFor({}, { skipTax: true })).toContainEqual([
    'skipTax',
    'Ohne Umsatzsteuer ist für einen Empfänger in Deutschland nicht möglich.',
  ]);
});

test('numbers with a wrong check digit are refused at the field where somebody enters them', async () => {
  const { customer } = await threeRides();
  expect(faults((await admin.patch(customer.iri, { iban: 'DE89370400440532013001' })).body)).toEqual([
    ['iban', 'Die IBAN „DE89370400440532013001“ ist ungültig.'],
  ]);
});

test('a contract that is cancelled or blocked after it was drafted keeps its document from completing', async () => {
  const { contracts } = await threeRides();
  const draft = await made(accounting, contracts);
  const [first = '', second = ''] = contracts;
  const { auftragsnummer: number } = (await accounting.get(first)).body;
  system.clock.advance(1_000);
  await admin.patch(first, { sperrenfuerrechnung: '1' });
  expect(faults((await complete(accounting, draft['@id'])).body)).toContainEqual([
    'invoiceEntries',
    expect.stringContaining(`Nicht abrechenbar: ${String(number)}.`),
  ]);
  await admin.patch(first, { sperrenfuerrechnung: '0' });
  await admin.patch(second, { testContract: true });
  expect(faults((await complete(accounting, draft['@id'])).body)).toContainEqual([
    'invoiceEntries',
    expect.stringContaining('Testaufträge werden nicht abgerechnet.'),
  ]);
});

test('two browsers that complete the same draft give it one number', async () => {
  const draft = await made(accounting, (await threeRides()).contracts);
  const both = await Promise.all([accounting, admin].map((it) => complete(it, draft['@id'])));
  const numbers = both.flatMap(({ body, status }) => (status === 200 ? [body.orderNumber as string] : []));
  expect(new Set(numbers).size).toBe(1);
  const { rows } = await database.pool.query<{ n: number }>(
    `select count(*)::int as n from printed_documents where invoice = $1`,
    [draft.id],
  );
  expect(rows[0]?.n).toBe(1);
});

test('whoever stands on a document is kept, and only switched off', async () => {
  const { customer, contracts } = await threeRides();
  await made(accounting, contracts);
  const refused = await accounting.delete(customer.iri);
  expect([refused.status, refused.body['hydra:description']]).toEqual([
    422,
    'Der Kunde steht auf Belegen und kann nicht gelöscht, nur auf inaktiv gesetzt werden.',
  ]);
  expect((await accounting.patch(customer.iri, { aktiv: '0' })).status).toBe(200);
});

test('a document takes 1,000 contracts and no more', async () => {
  const contracts = Array.from({ length: 1001 }, (_, at) => `/api/contracts/${String(at + 1)}`);
  const { body, status } = await accounting.post('/api/invoices', { type: 'Rechnung', contracts });
  expect([status, faults(body)[0][0]]).toEqual([422, 'contracts']);
});

test('a template that is made for other customers is refused at its field', async () => {
  const { customer, contracts } = await threeRides();
  const { iri: kategorie } = await given.record('categories', { kategorie: 'Leasinggesellschaft' });
  await admin.patch(customer.iri, { kategorie });
  const draft = await made(accounting, contracts);
  const sentence = (label: string) =>
    `Die Vorlage „${label}“ passt nicht zu einem Kunden der Kategorie „Leasinggesellschaft“.`;
  const docs = await accounting.post(`${String(draft['@id'])}/additional_docs`, {
    type: 'contracts',
    template: 'export_contracts_vw',
  });
  expect(faults(docs.body)).toEqual([['template', sentence('Aufträge Hersteller')]]);
  const chosen = async (expensesTemplate: string) =>
    faults((await accounting.patch(draft['@id'], { expensesTemplate })).body);
  expect(await chosen('export_outlay_vw')).toEqual([['expensesTemplate', sentence('Auslagen Hersteller')]]);
  expect(await chosen('export_contracts_athlon')).toEqual([
    ['expensesTemplate', 'Diese Vorlage gehört zu einem anderen Dokument.'],
  ]);
  expect(await chosen('export_outlay_athlon')).toBeUndefined();
});
