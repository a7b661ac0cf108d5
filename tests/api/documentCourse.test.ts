import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import type { Json } from '../harness/client.ts';
import { filesMade } from '../harness/filesMade.ts';
import { company } from '../harness/company.ts';
import { faults, invoiceDesk, subcontractor } from '../harness/invoiceDesk.ts';
import { mailRoom } from '../harness/mailRoom.ts';
import { readCii } from '../harness/readCii.ts';
import { shows } from '../specification/shows.ts';

const { system, server, round } = await mailRoom();
const { given } = system;
const { admin, accounting } = await invoiceDesk(system);
const dispo = await system.as('dispo');
await admin.post('/api/companies', { ...company, ustid: 'DE123456788', secondPersonFrom: '5000.00' });
const made = async (input: object): Promise<Json> => {
  const { body, status } = await accounting.post('/api/invoices', input);
  expect(status, JSON.stringify(faults(body))).toBe(201);
  return body;
};
const complete = async (iri: string): Promise<Json> => {
  const { body, status } = await accounting.patch(iri, { invoiceCompleted: true });
  expect(status, JSON.stringify(faults(body))).toBe(200);
  return body;
};
const sendIt = (iri: string) => accounting.patch(iri, { sendMail: true });
const read = async (iri: string): Promise<Json> => (await accounting.get(iri)).body;

/** A ride of a customer whose receipt is billed on. */
async function ride(customerMore: object = {}, amount = '385.00') {
  const customer = await given.customer({
    firma: 'Rheinbogen Leasing GmbH',
    strasse: 'Ringweg',
    hausnr: '12',
    plz: '34117',
    ort: 'Kassel',
    email: 'rechnung@rheinbogen.example',
    ...customerMore,
  });
  const contract = await given.contract({
    contractClientAddress: customer.iri,
    auftragswert: amount,
    auftragswertIsSet: true,
    kostenstelle: '0815',
  });
  await given.record('protocol_expenses', { protocol: contract.protocol, type: 'toll', amount: '12.00' });
  return { customer, contract };
}

test('a draft says what holds it up, at its fields, and shows how it looks', async () => {
  shows('D2 §7 invoice document', 'D2 §9 entry defaults', 'D2 §9 VAT 19');
  const draft = await made({ type: 'Rechnung', recipientCompany: 'Kanzlei Ohneort' });
  const check = async () => (await accounting.get(`${draft['@id']}/check`)).body;
  const sentences = (await check()).faults.map((it: Json) => it.sentence);
  expect(sentences).toEqual(
    expect.arrayContaining(['Dem Empfänger fehlt die Straße.', 'Der Beleg hat keine Positionen.']),
  );
  const { body: entry } = await accounting.post('/api/invoice_entries', {
    invoice: draft['@id'],
    title: 'Beratung',
    amount: '100.00',
    serviceDate: draft.invoiceDate,
  });
  expect(entry).toMatchObject({ quantity: '1.00', tax: '19', bruttoEqualsNetto: false, bruttoAmount: '119.00' });
  const filled = {
    recipientStreet: 'Gerichtsstraße 3',
    recipientZipcode: '50667',
    recipientCity: 'Köln',
    recipientCountry: 'DE',
    billingRecipient: 'kanzlei@ohneort.example',
    invoiceDate: '2099-01-01',
  };
  await accounting.patch(draft['@id'], filled);
  const late = await check();
  expect(late.faults).toContainEqual({ field: 'invoiceDate', sentence: 'Das Belegdatum liegt in der Zukunft.' });
  expect(late.hints).toContain('Summen und Steuer stimmen: Positionen 100,00 € · USt 19,00 € · Betrag 119,00 €');
  expect(late.hints).toContain('E-Rechnung ist nicht vorgeschrieben: Betrag bis 250 €.');
  const paper = await accounting.open(`${draft['@id']}/document`);
  const pdf = await getDocumentProxy(new Uint8Array(await paper.arrayBuffer()));
  const { text } = await extractText(pdf, { mergePages: true });
  for (const said of ['Rechnung (Entwurf)', 'ENTWURF', 'Kanzlei Ohneort', '119,00']) expect(text).toContain(said);
  expect((await sendIt(draft['@id'])).body.violations[0].message).toMatch(/^Ein Entwurf wird nicht verschickt/);
});

test('what was changed by hand is made anew of contracts and customer, until it is completed', async () => {
  shows('R28');
  const { contract, customer } = await ride();
  const draft = await made({ type: 'Rechnung', contracts: [contract.iri] });
  const docs = `${draft['@id']}/additional_docs`;
  const wanted = { type: 'contracts', template: 'export_contracts_vw' };
  expect((await accounting.post(docs, wanted)).body.message).toBeNull();
  await accounting.patch(draft['@id'], { recipientCompany: 'Von Hand' });
  await accounting.delete(`/api/invoice_entries/${draft.invoiceEntries[1].id}`);
  await admin.patch(customer.iri, { firma: 'Rheinbogen Neu GmbH' });
  const { body } = await accounting.patch(draft['@id'], {
    resetInvoiceEntries: true,
    resetArticles: true,
    resetAddress: true,
  });
  expect(body).toMatchObject({
    recipientCompany: 'Rheinbogen Neu GmbH',
    amountNet: '397.00',
    additionalDocs: [{ ...wanted, file: null }],
  });
  expect(body.invoiceEntries).toHaveLength(2);
  await complete(draft['@id']);
  await filesMade(system);
  expect((await read(draft['@id'])).additionalDocs).toMatchObject([{ ...wanted, file: { bytes: expect.any(Number) } }]);
});

test('from the amount that the company names somebody else completes what one has made', async () => {
  const { contract } = await ride({}, '9000.00');
  const draft = await made({ type: 'Rechnung', contracts: [contract.iri] });
  const own = await accounting.patch(draft['@id'], { invoiceCompleted: true });
  expect(faults(own.body)).toEqual([
    ['invoiceCompleted', 'Sie haben diesen Beleg erstellt. Ab 5.000,00 € schließt ihn eine andere Person ab.'],
  ]);
  expect((await admin.patch(draft['@id'], { invoiceCompleted: true })).status).toBe(200);
});

test('an invoice leaves with its file, its data beside it and its lists, and counts as sent when it has arrived', async () => {
  shows('M13', 'M15', 'D2 §7 sendMail', 'D2 §7 additional_docs', 'D2 §5 no orders');
  const { contract } = await ride({ eInvoiceFormat: 'xRechnung', buyerReference: '04011000-12345-67' });
  const draft = await made({ type: 'Rechnung', contracts: [contract.iri] });
  const iri = draft['@id'];
  const document = await complete(iri);
  expect(faults((await sendIt(iri)).body)).toEqual([
    ['sendMail', 'Der Beleg wird erzeugt. Senden ist danach möglich.'],
  ]);
  await filesMade(system);

  const docs = (type: string, template: string, overwrite = false) =>
    accounting.post(`${iri.replace('invoices', 'invoice')}/additional_docs`, { type, template, overwrite });
  const { body: list } = await docs('contracts', 'export_contracts_athlon');
  expect(list).toMatchObject({ url: expect.any(String), message: null });
  const text = async (url: string) =>
    (
      await extractText(await getDocumentProxy(new Uint8Array(await (await accounting.open(url)).arrayBuffer())), {
        mergePages: true,
      })
    ).text;
  expect(await text(list.url)).toContain('0815');
  expect((await docs('contracts', 'export_contracts_vw')).body).toEqual({
    url: null,
    message: 'Das Dokument ist bereits vorhanden. Überschreiben?',
  });
  expect((await docs('contracts', 'export_contracts_vw', true)).body.url).toEqual(expect.any(String));
  expect(await text((await docs('expensesSummary', 'export_outlay_vw')).body.url)).toContain('Maut');
  expect((await docs('expenses', 'export_outlay_vw')).body.url).toEqual(expect.any(String));
  expect(faults((await docs('expenses', 'export_contracts_vw')).body)[0][0]).toBe('template');
  const bare = await made({ type: 'Rechnung', recipientCompany: 'Ohne Aufträge' });
  expect(
    (await accounting.post(`${bare['@id']}/additional_docs`, { type: 'contracts', template: 'export_contracts_vw' }))
      .body.message,
  ).toBe('ACHTUNG! Rechnung besitzt keine zugeordneten Aufträge.');

  expect((await accounting.get(`${iri}/check`)).body.hints).toContain('E-Rechnung ist vorgeschrieben: Behörde.');
  const { body: shown } = await accounting.get(`${iri}/mail`);
  expect(shown).toMatchObject({ recipients: ['rechnung@rheinbogen.example'], message: null });
  expect((await sendIt(iri)).status).toBe(200);
  expect((await read(iri)).mailSend).toBe(false);
  const twice = 'Die E-Mail ist bereits unterwegs';
  expect(faults((await sendIt(iri)).body)).toEqual([['sendMail', twice]]);
  expect((await accounting.get(`${iri}/mail`)).body.message).toBe(twice);
  await round();
  const mail = server.received.at(-1);
  const number = document.orderNumber as string;
  expect(mail?.subject).toMatch(new RegExp(`^Rechnung ${number} vom `));
  expect(mail?.text).toContain(`anbei erhalten Sie die Rechnung ${number} über 470,15 € für 1 Auftrag im`);
  expect(mail?.text).toContain('Die Auslagenübersicht und die Belege liegen bei.');
  expect(mail?.attachments.map((it) => it.filename)).toEqual([
    `Rechnung-${number}.pdf`,
    `Rechnung-${number}.xml`,
    `Auftragsliste-${number}.pdf`,
    `Auslagenübersicht-${number}.pdf`,
    `Auslagenbelege-${number}.pdf`,
  ]);
  const xml = Buffer.from(mail?.attachments[1]?.content as ArrayBuffer).toString('utf8');
  expect(xml).toContain('xrechnung_3.0');
  expect(readCii(xml)).toMatchObject({ buyerReference: '04011000-12345-67' });
  const sent = await read(iri);
  expect(sent.mailSend).toBe(true);
  expect((await accounting.get(`${iri}/mail`)).body.message).toBe('Der Beleg wurde bereits verschickt.');

  const storno = await made({ invoice: iri });
  expect(storno).toMatchObject({ invoiceCompleted: true, amountTotal: '-470.15' });
  await filesMade(system);
  expect((await sendIt(storno['@id'])).status).toBe(200);
  await round();
  const stornoNumber = storno.orderNumber as string;
  expect(server.received.at(-1)).toMatchObject({ subject: `Storno ${stornoNumber} zu Rechnung ${number}` });
  expect(server.received.at(-1)?.text).toContain(`Die Rechnung ${number} vom`);
  const sentence = async () => (await accounting.get(`${storno['@id']}/mail`)).body.text as string;
  const [again, never] = [
    'Einen berichtigten Beleg erhalten Sie gesondert.',
    'Bereits gezahlte Beträge verrechnen wir.',
  ];
  // Its ride can be billed anew, until somebody keeps it off every invoice or it stands on the next.
  expect(await sentence()).toContain(again);
  await admin.patch(contract.iri, { sperrenfuerrechnung: '1' });
  expect(await sentence()).toContain(never);
  await admin.patch(contract.iri, { sperrenfuerrechnung: '0', isStorniert: true, auftragswert: '0.00' });
  expect(await sentence()).toContain(never);
  await made({ type: 'Rechnung', contracts: [contract.iri] });
  expect(await sentence()).toContain(again);
  expect(await sentence()).not.toContain(never);

  const entities = JSON.stringify([{ entityType: 'Invoice', entityId: sent.id }]);
  const log = `/api/mail_logs?${new URLSearchParams({ entities })}`;
  const { body: seen } = await accounting.get(log);
  expect(seen['hydra:member']).toHaveLength(1);
  expect((await dispo.get(log)).body['hydra:member']).toEqual([]);
  expect((await dispo.get(seen['hydra:member'][0]['@id'])).status).toBe(404);
});

test('a credit note leaves by mail, and can be objected to once', async () => {
  shows('M14');
  const paid = await given.driver(await subcontractor(system));
  const contract = await given.contract({ driver: paid.iri, gutschriftpreis: '218.00', gutschriftpreisIsSet: true });
  const draft = await made({ type: 'Gutschrift', contracts: [contract.iri] });
  const objection = (input: object) => accounting.post(`${draft['@id']}/objection`, input);
  const input = { date: draft.invoiceDate, reason: 'Strecke stimmt nicht' };
  expect((await objection(input)).status).toBe(422);
  const document = await complete(draft['@id']);
  await filesMade(system);
  expect((await sendIt(draft['@id'])).status).toBe(200);
  await round();
  const mail = server.received.at(-1);
  expect(mail).toMatchObject({ envelope: ['ahmet@fahrer.example'] });
  expect(mail?.subject).toMatch(`Gutschrift ${String(document.orderNumber)} vom `);
  expect(mail?.text).toContain('auf Ihr Konto mit der Endung 5030.');
  expect(faults((await objection({ ...input, date: '2099-01-01' })).body)[0][0]).toBe('date');
  expect((await objection(input)).body).toMatchObject({ objectionReason: 'Strecke stimmt nicht' });
  expect((await objection(input)).body.violations[0].message).toMatch(/^Widerspruch vom .*: Strecke stimmt nicht$/);
});
