import { expect, test } from 'vitest';
import { extractText, getDocumentProxy } from 'unpdf';
import type { Json } from '../harness/client.ts';
import { company } from '../harness/company.ts';
import { filesMade } from '../harness/filesMade.ts';
import { leitstand } from '../harness/leitstand.ts';
import { shows } from '../specification/shows.ts';

const system = await leitstand({ now: '2026-11-24T10:00:00Z' });
const { database, given } = system;
const admin = await system.as('admin');
const accounting = await system.as('buchhaltung');
await admin.post('/api/companies', { ...company, ustid: 'DE123456788' });
const faults = (body: Json): Json => body.violations?.map((it: Json) => [it.propertyPath, it.message]);
const recipient = {
  firma: 'Autohaus Ulm KG',
  strasse: 'Donauweg 3',
  plz: '89073',
  ort: 'Ulm',
  email: 'post@autohaus-ulm.example',
};
const articles = [
  { beschreibung: 'Überführung', wert: '120.00', menge: '2.00', artikelnummer: 'A7', misc3: 'Eilzuschlag frei' },
  { beschreibung: 'Wäsche', beschreibung2: 'außen', wert: '15.50' },
  { beschreibung: 'Nachlass', wert: '-10.00' },
];
async function made(values: object = {}): Promise<Json> {
  const { body, status } = await accounting.post('/api/billings', {
    ...recipient,
    artikeldatenArray: articles,
    ...values,
  });
  expect(status, JSON.stringify(faults(body))).toBe(201);
  return body;
}
const close = (it: Json) => accounting.patch(it['@id'], { abgeschlossen: true });

test('articles make the sums of an LF Rechnung, with the usual values where nothing is said', async () => {
  shows('D2 §3 Old billing', 'D2 §9 VAT 19', 'D2 §9 entry defaults');
  const draft = await made({ tage1: 7, skonto1: '2.00' });
  expect(draft).toMatchObject({
    formulartyp: 'Rechnung',
    auftragsnummer: null,
    gewerblicheRechnung: '1',
    endkundenrechnung: '0',
    datum: '2026-11-24',
    zeit: '11:00',
    nettosumme: '245.50',
    mwst: '46.65',
    rechnungsbetrag: '292.15',
  });
  expect(draft.artikeldatenArray[1]).toMatchObject({ menge: '1.00', artikelnummer: '0', mwst: '19' });
  const [first] = draft.artikeldatenArray;
  await accounting.patch(`/api/billing_articles/${String(first.id)}`, { menge: '1.00', mwst: '7' });
  expect((await accounting.get(draft['@id'])).body).toMatchObject({
    nettosumme: '125.50',
    mwst: '9.45',
    rechnungsbetrag: '134.95',
  });
  const passed = await accounting.patch(draft['@id'], { nettogleichbrutto: '1' });
  expect(passed.body).toMatchObject({ nettosumme: '125.50', mwst: '0.00', rechnungsbetrag: '125.50' });
});

test('whoever is chosen as its customer is taken over with his address', async () => {
  const customer = await given.customer({
    firma: 'Rheinbogen Leasing GmbH',
    strasse: 'Ringweg',
    hausnr: '12',
    plz: '34117',
    ort: 'Kassel',
  });
  const { body } = await accounting.post('/api/billings', { customer: customer.iri });
  expect(body).toMatchObject({ firma: 'Rheinbogen Leasing GmbH', strasse: 'Ringweg 12', plz: '34117', ort: 'Kassel' });
});

test('closing gives the next number of its own series, or keeps the one that was typed', async () => {
  shows('D2 §4 old billing closed');
  const drafts = [await made(), await made({ formulartyp: 'Angebot' }), await made({ auftragsnummer: 'ALT-17' })];
  const closed = [];
  for (const it of drafts) closed.push((await close(it)).body);
  expect(closed.map((it) => it.auftragsnummer)).toEqual(['LF2026-000001', 'LF2026-000002', 'ALT-17']);
  const sentence = 'Rechnung LF2026-000001 ist abgeschlossen und steht fest.';
  const [first] = closed;
  for (const change of [
    { formulartyp: 'Angebot' },
    { auftragsnummer: 'X' },
    { firma: 'Andere' },
    { resetArticles: true },
    { abgeschlossen: false },
  ])
    expect(faults((await accounting.patch(first['@id'], change)).body)?.[0][1]).toBe(sentence);
  expect((await admin.delete(first['@id'])).status).not.toBe(204);
  for (const statement of [
    `update billings set rechnungsbetrag = 1 where id = ${String(first.id)}`,
    `delete from billings where id = ${String(first.id)}`,
    `update billing_articles set wert = 1 where billing = ${String(first.id)}`,
    `update printed_billings set number = 'X' where billing = ${String(first.id)}`,
  ])
    await expect(database.pool.query(statement), statement).rejects.toMatchObject({ code: '42501' });

  for (const auftragsnummer of ['LF2026-000099', '2026-000001', 'g2026-000001']) {
    const { body } = await accounting.post('/api/billings', { ...recipient, auftragsnummer });
    expect(faults(body)).toEqual([
      ['auftragsnummer', 'Nummern dieser Form vergibt Leitstand selbst. Bitte lassen Sie das Feld leer.'],
    ]);
  }
  expect((await accounting.post('/api/billings', { ...recipient, auftragsnummer: 'ALT-17' })).status).toBeGreaterThan(
    400,
  );
});

test('many closed at once leave no gap, and what is missing is said at its field', async () => {
  const drafts = await Promise.all(Array.from({ length: 9 }, (_, at) => made(at % 3 === 0 ? { plz: null } : {})));
  const answers = await Promise.all(drafts.flatMap((it) => [close(it), close(it)]));
  const refused = answers.filter((it) => it.status === 422);
  expect(refused).toHaveLength(6);
  expect(faults(refused[0]?.body)).toEqual([['plz', 'Dem Empfänger fehlt die Postleitzahl.']]);
  const { rows } = await database.pool.query<{ number: string }>(
    `select auftragsnummer as number from billings where auftragsnummer like 'LF%' order by 1`,
  );
  expect(rows.map((it) => Number(it.number.slice(7)))).toEqual(rows.map((_, at) => at + 1));
  const { body } = await close(await made({ ohneMwst: '1' }));
  expect(faults(body)?.map((it: Json) => it[0])).toContain('ohneMwst');
  const past = await close(await made({ datum: '2026-11-20' }));
  expect(faults(past.body)?.[0][0]).toBe('datum');
});

test('a reset takes the articles away and works the sums out anew', async () => {
  shows('D2 §7 reset billing');
  const draft = await made();
  const { body } = await accounting.patch(draft['@id'], { resetArticles: true, resetInvoiceEntries: true });
  expect(body).toMatchObject({ artikeldatenArray: [], nettosumme: '0.00', rechnungsbetrag: '0.00' });
  expect(faults((await close(body)).body)?.[0][0]).toBe('artikeldatenArray');
});

/** What stands on the paper that a call has made. */
async function textOf(url: string): Promise<string> {
  const answer = await accounting.open(url);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
  return (await extractText(pdf, { mergePages: true })).text.replaceAll(/\s+/g, ' ');
}

test('the paper is printed on demand, as a draft, closed, or as a list in a template', async () => {
  shows('D2 §7 billing pdf');
  const draft = await made({ formulartyp: 'Angebot', tage1: 7, skonto1: '2.00' });
  const print = async (body: object) => accounting.post(`${String(draft['@id'])}/pdf`, body);
  const first = await print({});
  expect(first.body).toMatchObject({ message: 'PDF erfolgreich generiert' });
  expect(await textOf(first.body.url)).toMatch(/Angebot Entwurf.*Überführung.*245,50.*292,15/);
  await close(draft);
  const text = await textOf((await print({ template: null })).body.url);
  expect(text).toContain('Angebot LF2026-');
  expect(text).not.toContain('Zahlung');
  expect(await textOf((await print({ template: 'export_contracts_vw' })).body.url)).toContain(
    'Aufträge Hersteller zu Angebot',
  );
  expect(faults((await print({ template: 'anderes' })).body)).toEqual([['template', 'Diese Vorlage gibt es nicht.']]);
  expect((await (await system.as('dispo')).post(`${String(draft['@id'])}/pdf`, {})).status).toBe(403);
});

test('a closed invoice gets its file with an e-invoice inside, an offer a plain PDF', async () => {
  const [invoice, offer] = [
    (await close(await made())).body,
    (await close(await made({ formulartyp: 'Angebot' }))).body,
  ];
  expect(invoice).toMatchObject({ documentInProgress: true, documentFile: null });
  await filesMade(system);
  const fileOf = async (it: Json) => {
    const { body } = await accounting.get(it['@id']);
    expect(body).toMatchObject({ documentInProgress: false, documentFile: { contentType: 'application/pdf' } });
    return Buffer.from(await (await accounting.open(body.documentFile.contentUrl)).arrayBuffer()).toString('latin1');
  };
  expect(await fileOf(invoice)).toContain('fx:ConformanceLevel>EN 16931<');
  expect(await fileOf(offer)).not.toContain('fx:ConformanceLevel');
});

test('the list is filtered by number, day, recipient and kind, and hidden from everybody but accounting', async () => {
  shows('D2 §2 billings');
  await made({ firma: 'Filterfirma GmbH', datum: '2026-03-01', formulartyp: 'Gutschrift', auftragsnummer: 'FI-1' });
  for (const query of [
    'recipient=Filterf',
    'auftragsnummer=FI-1',
    'datum[before]=2026-03-01',
    'formulartyp=Gutschrift',
  ]) {
    const { body } = await accounting.get(`/api/billings?${query}`);
    expect(
      body['hydra:member'].map((it: Json) => it.firma),
      query,
    ).toEqual(['Filterfirma GmbH']);
  }
  // Persons have no firm and are found by their names.
  const person = await made({ firma: null, vorname: 'Renate', nachname: 'Filterer', endkundenrechnung: '1' });
  for (const recipient of ['filterer', 'Renate Filt'])
    expect(
      (await accounting.get(`/api/billings?recipient=${encodeURIComponent(recipient)}`)).body['hydra:member'].map(
        (it: Json) => it['@id'],
      ),
    ).toEqual([person['@id']]);
  expect((await (await system.as('office')).get('/api/billings')).status).toBe(403);
});

test('a draft says what holds it up and whether an e-invoice is owed, and shows how it looks', async () => {
  const draft = await made({ strasse: null, artikeldatenArray: [{ beschreibung: 'Überführung', wert: '400.00' }] });
  const checkOf = async (it: Json) => (await accounting.get(`${String(it['@id'])}/check`)).body;
  const found = await checkOf(draft);
  const refused = (await close(draft)).body.violations;
  expect(found.faults).toEqual(refused.map((it: Json) => ({ field: it.propertyPath, sentence: it.message })));
  expect(found.faults).toContainEqual({ field: 'strasse', sentence: 'Dem Empfänger fehlt die Straße.' });
  expect(found.hints).toEqual([
    'E-Rechnung ist nicht vorgeschrieben: bis Ende 2026 genügt ein PDF.',
    'Summen und Steuer stimmen: Artikel 400,00 € · USt 76,00 € · Betrag 476,00 €',
  ]);
  const person = await made({ firma: null, nachname: 'Thiele', endkundenrechnung: '1' });
  expect((await checkOf(person)).hints[0]).toBe('E-Rechnung ist nicht vorgeschrieben: Privatperson.');
  const offer = await made({ formulartyp: 'Angebot' });
  expect((await checkOf(offer)).hints[0]).toBe('Ein Angebot ist keine Rechnung und geht nur als PDF hinaus.');

  const paper = await accounting.open(`${String(draft['@id'])}/document`);
  expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  await accounting.patch(draft['@id'], { strasse: 'Donauweg 3' });
  expect((await checkOf(draft)).faults).toEqual([]);
  const { body } = await close(draft);
  expect((await checkOf(body)).faults).toEqual([]);
});
