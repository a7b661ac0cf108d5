import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { athlonColumns, atrColumns } from '../../src/domain/import/reading/leasingColumns.ts';
import { manufacturerColumns } from '../../src/domain/import/reading/manufacturerColumns.ts';
import { fileRefusals } from '../../src/domain/import/reading/readSheet.ts';
import type { Json } from '../harness/client.ts';
import { importDesk } from '../harness/importDesk.ts';
import { athlonLine, atrLines, bomb, goodRide, rideBack, workbook } from '../harness/importFiles.ts';
import { thoroughTest } from '../runner/thoroughTest.ts';
import { shows } from '../specification/shows.ts';

const { system, dispo, office, send, rowsOf, read, takeOver, leasingCustomer } = await importDesk();
const { given, clock } = system;

test('a morning’s file becomes contracts once: connected, in a bundle, with what was refused told', async () => {
  shows('R51', 'D2 §2 import', 'D2 §2 vw_imports', 'D2 §3 imports', 'D2 §7 import upload', 'D2 §7 vw_imports', 'M17');
  const customer = (await given.customer({ email: 'werk@nordtor.example' })).iri;
  const faulty = { ...goodRide, 'Auftragsnr. extern': 'AB-440106', FIN: 'WVWZZZE1ZNP01234' };
  const columns = { ...manufacturerColumns, colour: { heading: 'Farbe' } };
  const content = await workbook(columns, [goodRide, rideBack, faulty]);
  const { status, body } = await send(content, { customer });
  expect([status, body.detail]).toEqual([201, undefined]);
  const { recordLink } = body;
  expect([body.data, body.unknownColumns]).toEqual([{ recordLink }, ['Farbe']]);
  expect((await rowsOf(recordLink)).map((it) => [it.rowNumber, it.effect, it.state, it.message])).toEqual([
    [2, 'CREATE', 'confirmed', null],
    [3, 'CREATE', 'confirmed', null],
    [4, 'FAULTY', 'rejected', 'Zeile 4: Die FIN „WVWZZZE1ZNP01234“ hat 16 statt 17 Zeichen.'],
  ]);

  clock.advance(60_000);
  const again = await send(content, { customer });
  expect([again.status, again.body]).toEqual([
    200,
    {
      recordLink,
      data: { recordLink },
      hint: 'Diese Datei wurde am 21.11.2026 um 10:12 Uhr bereits eingelesen.',
      unknownColumns: ['Farbe'],
    },
  ]);

  expect(await takeOver(recordLink)).toMatchObject({ title: 'nordtor_kw48', allContractsImported: true, send: false });
  const rows = await rowsOf(recordLink);
  expect(rows.map((it) => it.state)).toEqual(['imported', 'imported', 'rejected']);
  const [first, second] = await Promise.all(rows.slice(0, 2).map((it) => read(it.contract['@id'])));
  expect(first).toMatchObject({
    carFin: 'WVWZZZE1ZNP012345',
    verzoegerteAbgabe: true,
    isImported: true,
    neumerker: '1',
    auftragbestaetigt: '0',
    customData: { externalNumber: 'AB-440101' },
    protocol: { processState: 'UNPROCESSED' },
  });
  expect(second).toMatchObject({ abafahrt: '1', bringdatum: '2026-11-25', anschlussvon: { '@id': first?.['@id'] } });
  expect(second?.bundles[0]['@id']).toBe(first?.bundles[0]['@id']);
  const refusal = await dispo.patch(`/api${recordLink}`, { importContracts: true });
  expect([refusal.status, refusal.body.detail]).toEqual([422, 'Alle Zeilen sind schon übernommen.']);

  expect((await dispo.patch(`/api${recordLink}`, { sendMail: true })).body).toMatchObject({ send: true });
  const mails = (await dispo.get('/api/mail_logs?order[id]=desc')).body['hydra:member'];
  expect(mails[0]).toMatchObject({
    subject: 'Statusbericht zu nordtor_kw48: 2 übernommen, 1 abgelehnt',
    recipients: 'werk@nordtor.example',
  });
  expect((await dispo.get(mails[0]['@id'])).body.textPreview).toContain('Nicht erkannte Spalten Ihrer Datei: Farbe');
  const twice = await dispo.patch(`/api${recordLink}`, { sendMail: true });
  expect([twice.status, twice.body.detail]).toEqual([422, 'Der Statusbericht ist schon gesendet.']);

  const changed = { ...goodRide, 'Zustellzeit von': '15:00' };
  const cancelled = { ...rideBack, Vorgang: 'STORNO' };
  const twin = { ...goodRide, 'Auftragsnr. extern': 'AB-440199', Paket: null };
  const next = await send(await workbook(manufacturerColumns, [changed, cancelled, twin]), { customer });
  const wanted = await rowsOf(next.body.recordLink);
  expect(wanted.map((it) => [it.effect, it.confirm])).toEqual([
    ['EDIT', true],
    ['CANCEL', true],
    ['DOUBLE', false],
  ]);
  expect(wanted[0]?.differences.fields).toEqual([{ field: 'deliveryTimeFrom', before: '14:00', after: '15:00' }]);
  expect(wanted[2]?.message).toBe(`Zeile 4: Möglicher doppelter Auftrag zu ${String(first?.auftragsnummer)}`);
  await takeOver(next.body.recordLink);
  expect(await read(first?.['@id'])).toMatchObject({ deliveryTimeFrom: '15:00' });
  expect(await read(second?.['@id'])).toMatchObject({ isStorniert: true });
});

test('a row of a leasing customer is accepted, cancelled and released by hand', async () => {
  shows('D2 §4 import rows', 'D2 §7 import rows', 'D2 §2 import_contracts', 'D2 §9 leasing customers');
  shows('D2 §2 athlon_import atr_import', 'D2 §9 customer ids 277');
  await leasingCustomer(277, 'ATHLON');
  await leasingCustomer(272, 'ATR');
  const sent = await send(await workbook(athlonColumns, [athlonLine]));
  expect([sent.status, sent.body.recordLink]).toEqual([201, '/athlon_import']);
  expect((await dispo.get('/api/counters')).body).toMatchObject({ athlon_import: 1, atr_import: 0 });
  const other = await send(await workbook(atrColumns, atrLines));
  expect([other.status, other.body.recordLink]).toEqual([201, '/atr_import']);
  expect((await dispo.get('/api/counters')).body).toMatchObject({ athlon_import: 1, atr_import: 1 });
  expect((await dispo.get('/api/import_contracts?format=ATR')).body['hydra:member']).toMatchObject([
    {
      leasingVertragsnummer: 'R26-118204',
      auftraggeberKuerzel: 'ATR',
      datum: '2026-11-25',
      bringort: '44147 Dortmund',
    },
  ]);
  const list = async (): Promise<Json[]> =>
    (await dispo.get('/api/import_contracts?format=ATHLON')).body['hydra:member'];
  const [row] = await list();
  expect(row).toMatchObject({
    copyText: '4471-20883 · Škoda Octavia Combi · F-LS 2088 · 65760 Eschborn → 36037 Fulda · 30.11.2026',
    auftraggeberKuerzel: 'ATHLON',
  });

  await send(await workbook(athlonColumns, [{ ...athlonLine, Bemerkung: 'Schlüssel beim Empfang' }]));
  expect(await list()).toHaveLength(1);

  const iri = String(row?.['@id']);
  const accepted = (await dispo.patch(iri, { isImported: true })).body;
  expect(accepted).toMatchObject({ state: 'imported' });
  const contract = String((await read(iri)).contract['@id']);
  expect(await read(contract)).toMatchObject({ contractType: 'PICKUP', infoShared: 'Schlüssel beim Empfang' });

  await dispo.patch(iri, { isDeclinedByLeitstand: true, silent: false });
  expect(await read(iri)).toMatchObject({ state: 'declined', isImported: false, declinedOn: '2026-11-21' });
  expect(await read(contract)).toMatchObject({ isStorniert: true, isDeclinedByLeitstand: true, isImported: false });
  const closed = await dispo.patch(iri, { isImported: true });
  expect([closed.status, closed.body.detail]).toEqual([422, 'Die Zeile ist abgelehnt; bitte zuerst freigeben.']);
  await dispo.patch(iri, { isDeclinedByLeitstand: false });
  await dispo.patch(iri, { isImported: true });
  expect(await read(contract)).toMatchObject({ isStorniert: false, isImported: true });
});

thoroughTest('what is no workbook, or would harm, ends in one sentence; nobody else may import', async () => {
  shows('D2 §6 Import', 'D0 Imports /import');
  const refusal = async (content: Uint8Array) => {
    const { status, body } = await send(content);
    return [status, body.detail];
  };
  expect(await refusal(Buffer.from('a;b\n1;2'))).toEqual([422, fileRefusals.notXlsx]);
  expect(await refusal(Buffer.from([0xff, 0xd8, 0xff, 0xe0]))).toEqual([422, fileRefusals.notXlsx]);
  expect(await refusal(bomb())).toEqual([422, fileRefusals.notXlsx]);
  const sealed = await writeXlsx({
    sheets: [{ name: 'A', rows: [['FIN']] }],
    encryption: { password: 'x', spinCount: 10 },
  });
  expect((await refusal(sealed))[1]).toMatch(/Kennwort/u);
  expect(await refusal(await workbook({ a: { heading: 'FIN' } }, [{ FIN: 'x' }]))).toEqual([
    422,
    'Die Überschrift „Auftragsnr. extern“ fehlt. Gefunden: FIN',
  ]);
  expect(await refusal(await workbook(manufacturerColumns, [goodRide]))).toEqual([
    422,
    'Bitte den Auftraggeber der Datei wählen.',
  ]);
  expect((await send(await workbook(manufacturerColumns, [goodRide]), { as: office })).status).toBe(403);
  const shown = await send(await workbook(manufacturerColumns, [goodRide]), { to: 'preview' });
  expect(shown.body).toMatchObject({ rowCount: 1 });
  expect(shown.body.columns[0]).toEqual({ heading: 'Auftragsnr. extern', column: 'Auftragsnr. extern' });
});

thoroughTest('a file without customer is the manufacturer’s of the settings; Athlon keeps its own', async () => {
  shows('D0 Imports /import', 'imports.md');
  const customer = (await given.customer()).iri;
  const preset = async (as = dispo) => (await as.get('/api/vw_imports/preset_customer')).body.customer;
  expect(await preset()).toBeNull();
  const admin = await system.as('admin');
  const company = { name: 'Leitstand', validFrom: '2026-01-01', manufacturerCustomer: customer };
  const set = await admin.post('/api/companies', company);
  expect([set.status, set.body.detail]).toEqual([201, undefined]);
  await admin.post('/api/companies', { ...company, validFrom: '2027-01-01', manufacturerCustomer: null });
  expect(await preset()).toBe(customer);
  expect((await office.get('/api/vw_imports/preset_customer')).status).toBe(403);

  await dispo.post('/api/import_layouts', { customer, columns: [{ heading: 'Vorgang', column: null }], allNew: true });
  const line = { ...goodRide, 'Auftragsnr. extern': 'AB-550000', FIN: 'WVWZZZE1ZNP055000' };
  const content = await workbook(manufacturerColumns, [line]);
  expect((await send(content, { to: 'preview' })).body).toMatchObject({ isAllNew: true, layout: expect.any(String) });
  const sent = await send(content);
  expect([sent.status, sent.body.detail]).toEqual([201, undefined]);
  expect((await read(`/api${String(sent.body.recordLink)}`)).customer['@id']).toBe(customer);
  expect((await send(content, { customer })).body.recordLink).toBe(sent.body.recordLink);
  const leasing = await send(await workbook(athlonColumns, [{ ...athlonLine, Vertragsnummer: '4471-9' }]));
  expect([leasing.status, leasing.body.recordLink]).toEqual([201, '/athlon_import']);
});
