import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { fileRefusals } from '../../src/domain/import/reading/readSheet.ts';
import type { Json } from '../harness/client.ts';
import { importDesk } from '../harness/importDesk.ts';
import { goodRide, type Line } from '../harness/importFiles.ts';
import { shows } from '../specification/shows.ts';

const { system, dispo, office, send, rowsOf, leasingCustomer } = await importDesk();
const { given } = system;

test('a customer’s own headings are taught once; its next file and rows of a mail are read and checked like ours', async () => {
  shows('D0 Imports /import');
  const [customer, other] = [(await given.customer()).iri, (await given.customer()).iri];
  const { 'Auftragsnr. extern': number, FIN: _vin, Vorgang: _, Paket: _bundle, ...rest } = goodRide;
  const vin = 'WVWZZZE1ZNP077777';
  const lineOf = (more: Line = {}): Line => ({ Laufnummer: number, Vertragsnummer: vin, ...rest, ...more });
  const fileOf = (line: Line) => writeXlsx({ sheets: [{ name: 'A', rows: [Object.keys(line), Object.values(line)] }] });
  const own = await fileOf(lineOf());
  expect((await send(own, { customer, to: 'preview' })).body).toMatchObject({ format: 'ATHLON', layout: null });

  const columns = [
    { heading: 'Vertragsnummer', column: 'carFin' },
    { heading: 'Laufnummer', column: 'number' },
  ];
  const taught = await dispo.post('/api/import_layouts', { customer, columns });
  expect([taught.status, taught.body.detail]).toEqual([201, undefined]);
  expect((await send(own, { customer, to: 'preview' })).body).toMatchObject({
    format: 'MANUFACTURER',
    missing: ['Vorgang'],
    layout: taught.body['@id'],
  });
  expect((await send(own, { customer })).body.detail).toMatch(/^Die Überschrift „Vorgang“ fehlt\./u);
  await dispo.patch(String(taught.body['@id']), { allNew: true });
  const preview = (await send(own, { customer, to: 'preview' })).body;
  expect([preview.missing, preview.columns.slice(0, 2)]).toEqual([
    [],
    [
      { heading: 'Laufnummer', column: 'Auftragsnr. extern' },
      { heading: 'Vertragsnummer', column: 'FIN' },
    ],
  ]);
  expect((await send(own, { customer: other, to: 'preview' })).body).toMatchObject({ format: 'ATHLON' });

  const read = await send(own, { customer });
  expect((await rowsOf(read.body.recordLink)).map((it) => [it.effect, it.carFin])).toEqual([['CREATE', vin]]);
  expect((await send(own, { customer })).status).toBe(200);
  const next = await send(await fileOf(lineOf({ Laufnummer: 'AB-2', Vertragsnummer: 'WVW' })), { customer });
  expect((await rowsOf(next.body.recordLink)).map((it) => it.message)).toEqual([
    'Zeile 2: Die FIN „WVW“ hat 3 statt 17 Zeichen.',
  ]);

  const table = [
    Object.keys(lineOf()),
    Object.values(lineOf({ Laufnummer: 'AB-3', Vertragsnummer: 'WVWZZZE1ZNP012346' })),
  ];
  const text = ['Guten Morgen,', '', ...table.map((it) => it.join('\t')), '', 'Viele Grüße'].join('\n');
  const pasted = { customer, to: 'rows', name: 'Eingefügt 24.11.2026 09.14.txt' };
  expect((await send(Buffer.from(text), { customer, to: 'rows/preview' })).body).toMatchObject({ rowCount: 1 });
  const first = await send(Buffer.from(text), pasted);
  expect([first.status, first.body.detail]).toEqual([201, undefined]);
  expect((await dispo.get(`/api${String(first.body.recordLink)}`)).body).toMatchObject({
    title: 'Eingefügt 24.11.2026 09.14',
  });
  expect((await rowsOf(first.body.recordLink)).map((it) => [it.rowNumber, it.effect])).toEqual([[3, 'CREATE']]);
  expect((await send(Buffer.from(text), pasted)).status).toBe(200);
});

test('what is taught fits together, and only who imports may teach', async () => {
  const customer = (await given.customer()).iri;
  const teach = async (values: Json, as = dispo) => {
    const { status, body } = await as.post('/api/import_layouts', { customer, ...values });
    return [status, body.detail];
  };
  const column = 'carFin';
  expect(await teach({ columns: [{ heading: 'A', column: 'unbekannt' }] })).toEqual([422, expect.anything()]);
  expect(
    await teach({
      columns: [
        { heading: 'VIN', column },
        { heading: 'vin *', column: null },
      ],
    }),
  ).toEqual([422, expect.stringContaining('Die Überschrift „vin *“ ist zweimal zugeordnet.')]);
  expect(
    await teach({
      columns: [
        { heading: 'A', column },
        { heading: 'B', column },
      ],
    }),
  ).toEqual([422, expect.stringContaining('Das Feld „FIN“ hat zwei Spalten.')]);
  expect((await teach({}, office))[0]).toBe(403);
  expect((await teach({}))[0]).toBe(201);
  expect((await teach({}))[0]).toBe(422);
  await leasingCustomer(277, 'ATHLON');
  const refusal = await dispo.post('/api/import_layouts', { customer: '/api/customers/277' });
  expect(refusal.body.detail).toContain('Die Dateien von Athlon und Atr haben eine feste Form.');

  const rows = { customer, to: 'rows' };
  const wide = Array.from({ length: 201 }, (_, at) => String(at)).join('\t');
  expect((await send(Buffer.from(wide), rows)).body.detail).toBe('Die Zeilen haben mehr als 200 Spalten.');
  expect((await send(Buffer.from('nur ein Satz'), rows)).body.detail).toMatch(/^Die Überschrift „/u);
  expect((await send(Buffer.from(' \n '), rows)).body.detail).toBe(fileRefusals.empty);
  expect((await send(Buffer.alloc(2 * 1024 * 1024 + 1, 'a'), rows)).body.detail).toBe('Die Datei hat mehr als 2 MB.');
});
