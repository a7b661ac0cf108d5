import { extractText, getDocumentProxy } from 'unpdf';
import { expect, onTestFinished, test, vi } from 'vitest';
import { documentFiles } from '../../server/actions/invoices/documentFiles.ts';
import { startJobs } from '../../server/jobs/runner.ts';
import type { Json } from '../harness/client.ts';
import { mailRoom } from '../harness/mailRoom.ts';
import { readCii } from '../harness/readCii.ts';
import { patienceMs } from '../runner/patienceMs.ts';
import { shows } from '../specification/shows.ts';

const { system, server, round } = await mailRoom();
const { given, clock, database, openScope, store } = system;
const admin = await system.as('admin');
const accounting = await system.as('buchhaltung');
const dispo = await system.as('dispo');
const company = {
  validFrom: '2026-01-01',
  name: 'Leitstand Fahrzeugüberführungen GmbH',
  street: 'Hafenallee 12',
  zipcode: '50667',
  city: 'Köln',
  phone: '0221 4710100',
  email: 'rechnung@leitstand.example',
  ustid: 'DE123456788',
  iban: 'DE02120300000000202051',
  secondPersonFrom: '5000.00',
};
await admin.post('/api/companies', company);
const faults = (body: Json): Json => body.violations?.map((it: Json) => [it.propertyPath, it.message]);
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

/** Waits until the files of all completed documents are there. */
async function filesMade(iri: string): Promise<void> {
  const jobs = await startJobs({
    database,
    openScope,
    jobs: [documentFiles(store)],
    log: () => undefined,
    betweenLooksMs: 20,
    clock: () => clock.now,
  });
  onTestFinished(() => jobs.stop());
  await vi.waitFor(async () => expect((await read(iri)).documentInProgress).toBe(false), {
    timeout: patienceMs,
    interval: 100,
  });
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
  await filesMade(draft['@id']);
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
  await filesMade(iri);

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

  const storno = await made({ invoice: iri });
  expect(storno).toMatchObject({ invoiceCompleted: true, amountTotal: '-470.15' });
  await filesMade(storno['@id']);
  expect((await sendIt(storno['@id'])).status).toBe(200);
  await round();
  const stornoNumber = storno.orderNumber as string;
  expect(server.received.at(-1)).toMatchObject({ subject: `Storno ${stornoNumber} zu Rechnung ${number}` });
  expect(server.received.at(-1)?.text).toContain(`Die Rechnung ${number} vom`);

  const entities = JSON.stringify([{ entityType: 'Invoice', entityId: sent.id }]);
  const log = `/api/mail_logs?${new URLSearchParams({ entities })}`;
  const { body: seen } = await accounting.get(log);
  expect(seen['hydra:member']).toHaveLength(1);
  expect((await dispo.get(log)).body['hydra:member']).toEqual([]);
  expect((await dispo.get(seen['hydra:member'][0]['@id'])).status).toBe(404);
});

test('a credit note needs an agreement that holds, leaves by mail, and can be objected to once', async () => {
  shows('M14');
  for (const kategorie of ['Minijob', 'Teilzeit', 'Vollzeit', 'Bürokraft', 'Subunternehmer'])
    await given.record('job_categories', { kategorie });
  const groups = (await admin.get('/api/job_categories')).body['hydra:member'] as Json[];
  const gruppe = groups.find((it) => it.kategorie === 'Subunternehmer')?.['@id'];
  const paid = await given.driver({
    vorname: 'Ahmet',
    nachname: 'Kamiński',
    gruppe,
    strasse: 'Weg',
    hausnr: '1',
    plz: '50667',
    ort: 'Köln',
    email: 'ahmet@fahrer.example',
    telefon: '0171 3920042',
    steuernummer: '156/123/45678',
    iban: 'DE02500105170137075030',
  });
  const contract = await given.contract({ driver: paid.iri, gutschriftpreis: '218.00', gutschriftpreisIsSet: true });
  const asked = () => accounting.post('/api/invoices', { type: 'Gutschrift', contracts: [contract.iri] });
  const agreement = { agreedOn: '2026-01-01', endsOn: '2026-02-01' };
  const { body: filed } = await admin.post('/api/credit_agreements', { driver: paid.iri, ...agreement });
  for (const by of [filed.filedBy, filed.endedBy])
    expect(by).toMatchObject({ '@id': expect.stringContaining('/api/users/') });
  expect(faults((await asked()).body)[0][1]).toMatch(
    /liegt keine Vereinbarung über Gutschriften vor\. Ohne sie ist die Gutschrift keine Rechnung/,
  );
  expect((await admin.patch(filed['@id'], { endsOn: null })).body.endedBy).toBeNull();
  const draft = (await asked()).body;
  const objection = (input: object) => accounting.post(`${draft['@id']}/objection`, input);
  const input = { date: draft.invoiceDate, reason: 'Strecke stimmt nicht' };
  expect((await objection(input)).status).toBe(422);
  const document = await complete(draft['@id']);
  await filesMade(draft['@id']);
  expect((await sendIt(draft['@id'])).status).toBe(200);
  await round();
  const mail = server.received.at(-1);
  expect(mail).toMatchObject({ envelope: ['ahmet@fahrer.example'] });
  expect(mail?.subject).toMatch(`Gutschrift ${String(document.orderNumber)} vom `);
  expect(mail?.text).toContain('auf Ihr Konto mit der Endung 5030.');
  expect(faults((await objection({ ...input, date: '2099-01-01' })).body)[0][0]).toBe('date');
  expect((await objection(input)).body).toMatchObject({ objectionReason: 'Strecke stimmt nicht' });
  expect((await objection(input)).body.violations[0].message).toMatch(/^Widerspruch vom .*: Strecke stimmt nicht$/);

  const used = 'Sie kann beendet, aber nicht entfernt werden.';
  for (const { body } of [await admin.delete(filed['@id']), await admin.patch(paid.iri, { creditAgreements: [] })])
    expect(body.violations[0].message).toContain(used);
  const again = await admin.post('/api/credit_agreements', { driver: paid.iri });
  const wrong = { agreedOn: '2099-01-01', endsOn: null };
  expect(faults((await admin.patch(again.body['@id'], wrong)).body)).toEqual([
    ['agreedOn', 'Das Datum liegt in der Zukunft.'],
  ]);
  expect(faults((await admin.patch(filed['@id'], { endsOn: '2025-12-31' })).body)[0][0]).toBe('endsOn');
  expect(again.body.agreedOn).toBe(draft.invoiceDate);
  const old = await admin.post('/api/credit_agreements', {
    driver: paid.iri,
    agreedOn: '2025-01-01',
    endsOn: '2025-02-01',
  });
  expect((await admin.delete(old.body['@id'])).status).toBe(204);
  const paper = await admin.post(`${paid.iri}/agreement_form`, {});
  const file = await admin.open(paper.body.url);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await file.arrayBuffer())), {
    mergePages: true,
  });
  expect(text.replaceAll(/\s+/g, ' ')).toContain('und Ahmet Kamiński vereinbaren, dass über die Fahrten');
});
