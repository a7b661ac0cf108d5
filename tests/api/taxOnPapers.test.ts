import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import type { Json } from '../harness/client.ts';
import { company } from '../harness/company.ts';
import { complete, faults, invoiceDesk, subcontractor } from '../harness/invoiceDesk.ts';

const { system, given, admin, accounting } = await invoiceDesk();
await given.record('companies', {
  ...company,
  ustid: 'DE123456788',
  letterhead: 'Ein Betrieb der Muster-Gruppe\nseit 1998',
});
const ride = { title: 'Fahrt nach Wien', amount: '385.00', serviceDate: '2026-11-20' };
const toll = { title: 'Maut', amount: '12.00', tax: '0', bruttoEqualsNetto: true, serviceDate: '2026-11-20' };
const abroad = {
  recipientCompany: 'Donau Autohandel GmbH',
  recipientStreet: 'Ring 1',
  recipientZipcode: '1010',
  recipientCity: 'Wien',
  recipientMail: 'post@donau.example',
  skipTax: true,
};

/** What stands on the paper of a document that was made of these values and completed. */
async function completedPaper(values: object): Promise<string> {
  const customer = await given.customer({ firma: 'Donau Autohandel GmbH' });
  const { body, status } = await accounting.post('/api/invoices', { customer: customer.iri, ...values });
  expect(status, JSON.stringify(faults(body))).toBe(201);
  const done = await complete(accounting, body['@id']);
  expect(done.status, JSON.stringify(faults(done.body))).toBe(200);
  return paperOf(`${String(body['@id'])}/document`);
}
async function paperOf(url: string): Promise<string> {
  const content = await (await accounting.open(url)).arrayBuffer();
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(content)), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

test('a reverse-charge invoice prints no rate that it does not charge, and both VAT ids', async () => {
  const text = await completedPaper({
    ...abroad,
    recipientCountry: 'AT',
    recipientUstid: 'ATU12345675',
    invoiceEntries: [ride, toll],
  });
  expect(text).not.toContain('19 %');
  expect(text).toContain('Fahrt nach Wien 20.11.2026 1 385,00 0 % 385,00');
  expect(text).toContain('USt. 0 % auf 385,00 €');
  for (const said of ['Steuerschuldnerschaft des Leistungsempfängers', 'USt-IdNr. DE123456788', 'ATU12345675'])
    expect(text).toContain(said);
});

test('an invoice to a third country prints no rate by position, and no VAT id of either side', async () => {
  const text = await completedPaper({
    ...abroad,
    recipientCountry: 'CH',
    recipientUstid: 'ATU12345675',
    invoiceEntries: [ride, toll],
  });
  expect(text).not.toContain('19 %');
  expect(text).not.toContain('USt-IdNr.');
  expect(text).toContain('Steuernummer 214/5678/0123');
  expect(text).toContain('Fahrt nach Wien 20.11.2026 1 385,00 – 385,00');
  expect(text).toContain('Nicht im Inland steuerbare Leistung');
});

test('a credit note to a § 19 driver prints 0 % beside its reason', async () => {
  const driver = await given.driver(await subcontractor(system, { gruppe: '/api/job_categories/8' }));
  const text = await completedPaper({ type: 'Gutschrift', customer: null, driver: driver.iri, invoiceEntries: [ride] });
  expect(text).not.toContain('19 %');
  expect(text).toContain('1 385,00 0 % 385,00');
  expect(text).toContain('Kein Ausweis der Umsatzsteuer (Kleinunternehmer nach § 19 UStG).');
});

test('lines of the letterhead stand below the name and above the address', async () => {
  const text = await completedPaper({
    ...abroad,
    skipTax: false,
    recipientCountry: 'DE',
    invoiceEntries: [ride],
  });
  expect(text).toContain(
    'Leitstand Fahrzeugüberführungen GmbH Ein Betrieb der Muster-Gruppe seit 1998 Hafenallee 12, 50667 Köln',
  );
});

test('an LF Rechnung and its list of outlays print what is charged', async () => {
  const { body } = await accounting.post('/api/billings', {
    firma: 'Donau Autohandel GmbH',
    strasse: 'Ring 1',
    plz: '1010',
    ort: 'Wien',
    land: 'AT',
    ustid: 'ATU12345675',
    email: 'post@donau.example',
    ohneMwst: '1',
    artikeldatenArray: [{ beschreibung: 'Überführung', wert: '385.00' }],
  });
  const printed = async (values: object): Promise<string> => {
    const made: Json = (await accounting.post(`${String(body['@id'])}/pdf`, values)).body;
    return paperOf(made.url);
  };
  expect(await printed({})).toContain('385,00 0 % 385,00');
  expect(await printed({ template: 'export_outlay_vw' })).toContain('1,00 0 % 385,00');
});

test('a Storno is headed by what it takes back', async () => {
  const customer = await given.customer({ firma: 'Rheinbogen', email: 'post@rheinbogen.example' });
  const { body } = await accounting.post('/api/invoices', {
    ...abroad,
    skipTax: false,
    customer: customer.iri,
    recipientCountry: 'DE',
    invoiceEntries: [ride],
  });
  const { orderNumber } = (await complete(accounting, body['@id'])).body;
  const storno = (await admin.post('/api/invoices', { invoice: body['@id'] })).body;
  const text = await paperOf(`${String(storno['@id'])}/document`);
  expect(text).toContain(`Storno zu ${String(orderNumber)} Empfänger`);
  expect(text).not.toContain('· Storno zu');
  expect(text).toContain(`Nummer ${String(storno.orderNumber)}`);
});
