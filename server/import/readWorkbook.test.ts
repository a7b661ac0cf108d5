import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { writeXlsx, type WriteSheet } from 'hucre/xlsx';
import { afterAll, expect, test } from 'vitest';
import { bomb, goodRide } from '../../tests/harness/importFiles.ts';
import { shows } from '../../tests/specification/shows.ts';
import type { ReadFacts } from '../../src/domain/import/reading/importedRow.ts';
import { fileRefusals, readSheet } from '../../src/domain/import/reading/readSheet.ts';
import { findingText } from '../../src/domain/import/reading/recognise.ts';
import { zipFile } from '../export/zipFile.ts';
import { readWorkbook } from './readWorkbook.ts';
import { thoroughTest } from '../../tests/runner/thoroughTest.ts';

const folder = await mkdtemp(join(tmpdir(), 'leitstand-workbooks-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const facts: ReadFacts = {
  today: '2026-11-20',
  lockedDays: new Set(),
  services: new Set(),
  fits: () => undefined,
  isParkingSpace: () => false,
};

async function sheetIn(content: Uint8Array) {
  const path = join(folder, 'datei.xlsx');
  await writeFile(path, content);
  return readWorkbook(path);
}
const refusal = async (content: Uint8Array) => {
  const read = await sheetIn(content);
  return 'refused' in read ? read.refused : undefined;
};
const sheets = (...all: WriteSheet[]) => writeXlsx({ sheets: all });

type Cell = { readonly type?: string; readonly value?: string; readonly formula?: string };
/** A workbook as a program may write it, cell by cell: faults, and formulas with their last value or without. */
async function byHand(lines: readonly (readonly (string | Cell)[])[]): Promise<Uint8Array> {
  const namespace = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packed = 'http://schemas.openxmlformats.org/package/2006';
  const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const cell = (it: string | Cell) => {
    const { type = 'str', value, formula }: Cell = typeof it === 'string' ? { value: it } : it;
    const inside = [formula && `<f>${xml(formula)}</f>`, value !== undefined && `<v>${xml(value)}</v>`];
    return `<c t="${type}">${inside.filter(Boolean).join('')}</c>`;
  };
  const rows = lines.map((line) => `<row>${line.map(cell).join('')}</row>`).join('');
  const relation = (id: string, kind: string, target: string) =>
    `<Relationships xmlns="${packed}/relationships"><Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/></Relationships>`;
  const files = {
    '[Content_Types].xml': `<Types xmlns="${packed}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    '_rels/.rels': relation('rId1', 'officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `<workbook ${namespace} xmlns:r="${office}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relation('rId1', 'worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': `<worksheet ${namespace}><sheetData>${rows}</sheetData></worksheet>`,
  };
  const parts = Object.entries(files).map(([name, content]) => ({
    name,
    read: () => Promise.resolve(bytes(content)),
  }));
  return buffer(zipFile(parts, new Date('2026-11-20')));
}

async function* bytes(content: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(content);
}

test('what is no workbook ends in one sentence, whatever it is called', async () => {
  shows('imports.md');
  const compound = Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.alloc(1_024)]);
  for (const content of [compound, Buffer.from('Auftragsnr. extern;FIN\nAB-1;x'), Buffer.alloc(0), bomb()])
    expect(await refusal(content)).toBe(fileRefusals.notXlsx);
  expect(await refusal(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))).toBe(fileRefusals.notXlsx);
  const cut = await sheets({ name: 'A', rows: [['FIN']] });
  expect(await refusal(cut.subarray(0, cut.length - 40))).toBe(fileRefusals.notXlsx);
  const sealed = { name: 'A', rows: [['FIN']] };
  expect(await refusal(await writeXlsx({ sheets: [sealed], encryption: { password: 'x', spinCount: 10 } }))).toBe(
    'Die Datei ist mit einem Kennwort geschützt; bitte ohne Kennwort speichern und erneut einlesen.',
  );
});

thoroughTest('the first sheet counts, with as many lines and columns as are allowed, and not one more', async () => {
  shows('imports.md');
  const read = await sheetIn(await sheets({ name: 'Aufträge', rows: [['FIN']] }, { name: 'Alt', rows: [['VIN']] }));
  expect(read).toMatchObject({ name: 'Aufträge', rows: [['FIN']] });

  const wide = (count: number) => [Array.from({ length: count }, (_, at) => `Spalte ${String(at)}`)];
  expect(await refusal(await sheets({ name: 'A', rows: wide(200) }))).toBeUndefined();
  expect(await refusal(await sheets({ name: 'A', rows: wide(201) }))).toBe('Die Datei hat mehr als 200 Spalten.');

  const long = (count: number) => [['FIN'], ...Array.from({ length: count }, () => ['x'])];
  expect(await sheetIn(await sheets({ name: 'A', rows: long(5_000) }))).toMatchObject({ rows: { length: 5_001 } });
  expect(await refusal(await sheets({ name: 'A', rows: long(5_001) }))).toBe(fileRefusals.tooManyRows);
  // Empty lines do not count, and nothing that stands below them is lost.
  const spread = long(4_000).flatMap((line) => [line, [''], ['']]);
  expect(await sheetIn(await sheets({ name: 'A', rows: spread }))).toMatchObject({ rows: { length: 12_003 } });
  const far = new Map([['900000,0', { value: 'x' }]]);
  expect(await refusal(await sheets({ name: 'A', rows: [['FIN', 'Ort', 'PLZ']], cells: far }))).toBe(
    'Das Tabellenblatt reicht über die Zeile 50.000 hinaus; bitte die leeren Zeilen löschen und erneut einlesen.',
  );
});

test('of a formula its value counts; a fault in a cell is told with row, column and way out', async () => {
  shows('imports.md');
  const headings = Object.keys(goodRide);
  const line = (more: Readonly<Record<string, string | Cell>>) =>
    headings.map((it) => more[it] ?? String(goodRide[it as keyof typeof goodRide]));
  const read = await sheetIn(
    await byHand([
      headings,
      line({ 'Auftragsnr. extern': { formula: '"AB-"&1', value: 'AB-1' } }),
      line({ 'Auftragsnr. extern': 'AB-2', Modell: { type: 'e', value: '#N/A' } }),
      line({ 'Auftragsnr. extern': 'AB-3', 'Abholung Ort': { type: 'e', formula: 'A9', value: '#REF!' } }),
      line({ 'Auftragsnr. extern': 'AB-4', 'Zustellzeit von': { type: 'n', formula: 'B1+1' } }),
      line({ 'Auftragsnr. extern': 'AB-5', Abholdatum: '31.12.1899' }),
      line({ 'Auftragsnr. extern': 'AB-6', Abholdatum: { type: 'n', value: '-1' } }),
    ]),
  );
  if ('refused' in read) throw new Error(read.refused);
  const file = readSheet(read, facts);
  if ('refused' in file) throw new Error(file.refused);
  expect(file.contracts.map((it) => [it.number, ...it.findings.map((finding) => findingText(it, finding))])).toEqual([
    ['AB-1'],
    ['AB-2', 'Zeile 3: In „Modell“ steht der Excel-Fehler „#N/A“; bitte den Wert eintragen.'],
    ['AB-3', 'Zeile 4: In „Abholung Ort“ steht der Excel-Fehler „#REF!“; bitte den Wert eintragen.'],
    [
      'AB-4',
      'Zeile 5: Die Formel in „Zustellzeit von“ ist nicht ausgerechnet; bitte die Datei in Excel öffnen und speichern.',
    ],
    ['AB-5', 'Zeile 6: „31.12.1899“ ist kein gültiges Datum (erwartet TT.MM.JJJJ).'],
    ['AB-6', 'Zeile 7: „-1“ ist kein gültiges Datum (erwartet TT.MM.JJJJ).'],
  ]);
});
