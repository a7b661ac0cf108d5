import { expect, test } from 'vitest';
import type { Json } from '../harness/client.ts';
import { filesMade } from '../harness/filesMade.ts';
import { company } from '../harness/company.ts';
import { complete, faults, invoiceDesk, recipient } from '../harness/invoiceDesk.ts';
import { extractText, getDocumentProxy } from 'unpdf';
import { readCii } from '../harness/readCii.ts';

const { system, given, admin, accounting } = await invoiceDesk();
const ourselves = await given.record('companies', { ...company, ustid: 'DE123456788', secondPersonFrom: '5000.00' });
const billed = { firma: 'Autohaus Ulm KG', strasse: 'Donauweg 3', plz: '89073', ort: 'Ulm' };
const article = { beschreibung: 'Überführung', wert: '120.00' };
const customer = await given.customer({ firma: 'Rheinbogen Leasing GmbH', email: 'rechnung@rheinbogen.example' });
const addressed = { type: 'Rechnung', customer: customer.iri, ...recipient };
const position = { title: 'Fahrt', amount: '100.00', serviceDate: '2026-11-20' };

async function made(path: string, values: object): Promise<Json> {
  const { body, status } = await accounting.post(`/api/${path}`, values);
  expect(status, JSON.stringify(faults(body))).toBe(201);
  return body;
}
const billing = (values: object = {}) =>
  made('billings', { ...billed, endkundenrechnung: '1', artikeldatenArray: [article], ...values });
const close = (it: Json, by = accounting) => by.patch(it['@id'], { abgeschlossen: true });

test('an LF Rechnung that is paper alone is asked all that its tax office asks, and no address for programs', async () => {
  const wrong = await billing({
    artikeldatenArray: [article, { ...article, mwst: '0' }, { ...article, menge: '0.00' }],
  });
  expect(faults((await close(wrong)).body)).toEqual([
    ['nettogleichbrutto', 'Position 2: Für 0 % fehlt der Grund. „durchlaufender Posten“ übernehmen?'],
    ['artikeldatenArray.2.menge', 'Position 3: Die Menge darf nicht 0 sein.'],
  ]);
  const passed = await close(await billing({ nettogleichbrutto: '1' }));
  expect([passed.status, faults(passed.body)]).toEqual([200, undefined]);

  await admin.patch(ourselves.iri, { name: 'Leitstand', steuernummer: null, ustid: null, iban: null });
  for (const formulartyp of ['Rechnung', 'Gutschrift'])
    expect(faults((await close(await billing({ formulartyp }))).body)).toEqual([
      ['company', 'Ihrer Firma fehlt die USt-IdNr. oder Steuernummer.'],
      ['company', 'Es fehlt die IBAN für die Überweisung.'],
    ]);
  expect((await close(await billing({ formulartyp: 'Angebot' }))).status).toBe(200);
  await admin.patch(ourselves.iri, { ...company, ustid: 'DE123456788' });
});

test('VAT ids that no country gives are refused where they are typed, and before a number is given', async () => {
  const wrong = 'DE123456789';
  const said = `Die USt-IdNr. „${wrong}“ ist ungültig: Die Prüfziffer stimmt nicht.`;
  const refused = async (path: string, values: object) => faults((await accounting.post(path, values)).body);
  expect(await refused('/api/invoices', { ...addressed, recipientUstid: wrong })).toEqual([['recipientUstid', said]]);
  expect(await refused('/api/billings', { ...billed, ustid: wrong })).toEqual([['ustid', said]]);
  expect(await refused('/api/billing_addresses', { firma: 'Abt. Rechnung', ustid: wrong })).toEqual([['ustid', said]]);
  expect(await refused('/api/billing_addresses', { firma: 'Abt. Rechnung', steuernummer: '12' })).toEqual([
    ['steuernummer', 'Die Steuernummer „12“ ist ungültig.'],
  ]);
  const draft = await made('invoices', { ...addressed, invoiceEntries: [position] });
  await system.database.pool.query(`update invoices set "recipientUstid" = $1 where id = $2`, [wrong, draft.id]);
  expect(faults((await complete(accounting, draft['@id'])).body)).toEqual([['recipientUstid', said]]);
});

test('what is taken off for who pays early stands on the paper and in the e-invoice', async () => {
  const { body } = await close(
    await billing({ endkundenrechnung: '0', email: 'post@autohaus-ulm.example', tage1: 7, skonto1: '2.00' }),
  );
  await filesMade(system);
  const { documentFile } = (await accounting.get(body['@id'])).body;
  const pdf = await getDocumentProxy(
    new Uint8Array(await (await accounting.open(documentFile.contentUrl)).arrayBuffer()),
  );
  const skonto = '2,00 % Skonto bis 01.12.2026';
  const { text } = await extractText(pdf, { mergePages: true });
  expect(text.split(skonto)).toHaveLength(2);
  const xml = readCii(Buffer.from((await pdf.getAttachmentContent('factur-x.xml')) ?? []).toString('utf8'));
  expect(xml.paymentTerms).toContain(skonto);
});

test('above the amount of the company somebody else closes an LF Rechnung; an offer is nobody asked about', async () => {
  const dear = { artikeldatenArray: [{ ...article, wert: '5000.00' }] };
  const draft = await billing(dear);
  expect(faults((await close(draft)).body)).toEqual([
    ['abgeschlossen', 'Sie haben diesen Beleg erstellt. Ab 5.000,00 € schließt ihn eine andere Person ab.'],
  ]);
  expect((await close(draft, admin)).status).toBe(200);
  expect((await close(await billing({ ...dear, formulartyp: 'Angebot' }))).status).toBe(200);
});

test('a number that somebody typed may lie before others, and not in the future', async () => {
  const { body } = await close(await billing({ auftragsnummer: 'ALT-1', datum: '2026-11-25' }));
  expect(faults(body)).toEqual([['datum', 'Das Belegdatum liegt in der Zukunft.']]);
  expect((await close(await billing({ auftragsnummer: 'ALT-2', datum: '2026-11-02' }))).status).toBe(200);
});

test('every position that lacks its day is told at once', async () => {
  const draft = await made('invoices', {
    ...addressed,
    invoiceEntries: [1, 2, 3].map((at) => ({ ...position, title: `Fahrt ${String(at)}`, serviceDate: null })),
  });
  expect(faults((await complete(accounting, draft['@id'])).body)).toEqual(
    [0, 1, 2].map((at) => [
      `invoiceEntries.${String(at)}.serviceDate`,
      `Position ${String(at + 1)}: Das Leistungsdatum fehlt.`,
    ]),
  );
});

test('an authority gets XRechnung by its Leitweg-ID, whatever was chosen', async () => {
  const authority = await given.customer({
    firma: 'Stadt Köln',
    email: 'rechnung@koeln.example',
    buyerReference: '04011000-12345-67',
    zahlarten: 'directDebit',
  });
  const draft = await made('invoices', {
    ...addressed,
    customer: authority.iri,
    paymentMethod: 'directDebit',
    invoiceEntries: [position],
  });
  // As Factur-X it would ask for a transfer instead (EF Payment).
  expect(faults((await complete(accounting, draft['@id'])).body)).toContainEqual([
    'customer',
    'Für Lastschrift fehlt das Mandat.',
  ]);
  await accounting.patch(draft['@id'], { paymentMethod: 'invoice' });
  expect((await complete(accounting, draft['@id'])).status).toBe(200);
  const { rows } = await system.database.pool.query<{ x: boolean }>(
    `select (content ->> 'isXRechnung')::bool as x from printed_documents where invoice = $1`,
    [draft.id],
  );
  expect(rows).toEqual([{ x: true }]);
  const lf = await close(await billing({ endkundenrechnung: '0', email: 'x@koeln.example', customer: authority.iri }));
  const { rows: kept } = await system.database.pool.query<{ to: string }>(
    `select content #>> '{document,customer,buyerReference}' as to from printed_billings where billing = $1`,
    [lf.body.id],
  );
  expect(kept).toEqual([{ to: '04011000-12345-67' }]);
});

test('a Storno is issued by the company of its own day', async () => {
  const draft = await made('invoices', { ...addressed, invoiceDate: null, invoiceEntries: [position] });
  const { body: original } = await complete(accounting, draft['@id']);
  system.clock.advance(86_400_000);
  await admin.post('/api/companies', {
    ...company,
    validFrom: '2026-11-25',
    street: 'Neue Allee 1',
    ustid: 'DE136695976',
    iban: 'DE02500105170137075030',
  });
  const storno = (await accounting.post('/api/invoices', { invoice: draft['@id'] })).body;
  expect(storno.invoiceCompleted, JSON.stringify(faults(storno))).toBe(true);
  const printed = async (id: number) =>
    (
      await system.database.pool.query<{ company: Json }>(
        `select content -> 'company' as company from printed_documents where invoice = $1`,
        [id],
      )
    ).rows[0]?.company;
  expect(await printed(original.id)).toMatchObject({ street: 'Hafenallee 12', ustid: 'DE123456788' });
  expect(await printed(storno.id)).toMatchObject({
    street: 'Neue Allee 1',
    ustid: 'DE136695976',
    iban: 'DE02500105170137075030',
  });
});
