import { headingKey, headingsIn, type ImportColumns } from './columns.ts';
import type { ImportFormat, ReadFacts, ReadFile } from './importedRow.ts';
import { athlonColumns, atrColumns } from './leasingColumns.ts';
import { manufacturerColumns } from './manufacturerColumns.ts';
import { readAthlon } from './readAthlon.ts';
import { readAtr } from './readAtr.ts';
import { readManufacturer } from './readManufacturer.ts';
import { cellText, isEmptyRow, sheetLimits, type Sheet, type SheetRow } from './sheet.ts';
import { connectionFindings } from './connections.ts';

/** The columns of each format, and how its rows are read. */
export const formats: Readonly<Record<ImportFormat, ImportColumns>> = {
  MANUFACTURER: manufacturerColumns,
  ATHLON: athlonColumns,
  ATR: atrColumns,
};
const readers = { MANUFACTURER: readManufacturer, ATHLON: readAthlon, ATR: readAtr };

export const fileRefusals = {
  notXlsx: 'Die Datei ist keine Excel-Arbeitsmappe (.xlsx).',
  empty: 'Die Datei enthält keine Auftragszeilen.',
  tooManyRows: 'Die Datei hat mehr als 5.000 Zeilen.',
} as const;

/** Reads the first sheet of a file: which format it is, what its rows say, and what is wrong with each (imports.md). */
export function readSheet({ rows }: Sheet, facts: ReadFacts): ReadFile {
  const headingAt = rows.findIndex((it) => !isEmptyRow(it));
  const headings = rows[headingAt];
  if (!headings) return { refused: fileRefusals.empty };
  const format = formatOf(headings);
  const { places, unknown, missing, found } = headingsIn(headings, formats[format]);
  const [absent] = missing;
  if (absent !== undefined)
    return { refused: `Die Überschrift „${absent}“ fehlt. Gefunden: ${found.join(', ').slice(0, 1000)}` };
  const lines = rows
    .map((cells, at) => ({ row: at + 1, cells }))
    .slice(headingAt + 1)
    .filter((it) => !isEmptyRow(it.cells));
  if (lines.length === 0) return { refused: fileRefusals.empty };
  if (lines.length > sheetLimits.rows) return { refused: fileRefusals.tooManyRows };
  const contracts = connectionFindings(readers[format](lines, places, facts));
  return { format, headingRow: headingAt + 1, places, unknownColumns: unknown, contracts };
}

/** The headings that only one format has say which one it is; everything else is a manufacturer's. */
export function formatOf(headings: SheetRow): ImportFormat {
  const keys = new Set(headings.map((it) => headingKey(cellText(it))));
  if (keys.has(headingKey('Satzart')) || keys.has(headingKey('Vorgangs-ID'))) return 'ATR';
  return keys.has(headingKey('Vertragsnummer')) && !keys.has(headingKey('Auftragsnr. extern'))
    ? 'ATHLON'
    : 'MANUFACTURER';
}

/** Which column of the format each heading of a sheet is, for whoever looks before it is imported. */
export function recognised({ rows }: Sheet): readonly { readonly heading: string; readonly column: string | null }[] {
  const headings = rows.find((it) => !isEmptyRow(it)) ?? [];
  const columns = formats[formatOf(headings)];
  const { places } = headingsIn(headings, columns);
  const byPlace = new Map([...places].map(([key, at]) => [at, columns[key]?.heading ?? key]));
  return headings.map((cell, at) => ({ heading: cellText(cell), column: byPlace.get(at) ?? null }));
}
