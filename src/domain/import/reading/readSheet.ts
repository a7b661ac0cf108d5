import {
  headingKey,
  headingNames,
  headingsIn,
  type Headings,
  type ImportColumns,
  type TaughtLayout,
} from './columns.ts';
import { connectionFindings } from './connections.ts';
import type { ImportFormat, ReadFacts, ReadFile } from './importedRow.ts';
import { athlonColumns, atrColumns } from './leasingColumns.ts';
import { manufacturerColumns } from './manufacturerColumns.ts';
import { readAthlon } from './readAthlon.ts';
import { readAtr } from './readAtr.ts';
import { readManufacturer } from './readManufacturer.ts';
import { cellText, isEmptyRow, sheetLimits, type Sheet, type SheetRow } from './sheet.ts';

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
export function readSheet({ rows }: Sheet, facts: ReadFacts, layout?: TaughtLayout): ReadFile {
  const headingAt = rows.findIndex((it) => !isEmptyRow(it));
  const headings = rows[headingAt];
  if (!headings) return { refused: fileRefusals.empty };
  const { format, places, unknown, missing, found, isAllNew } = understood(headings, layout);
  const [absent] = missing;
  if (absent !== undefined)
    return { refused: `Die Überschrift „${absent}“ fehlt. Gefunden: ${found.join(', ').slice(0, 1000)}` };
  const width = headings.length;
  const lines = rows
    .map((cells, at) => ({ row: at + 1, cells }))
    .slice(headingAt + 1)
    .filter((it) => !isEmptyRow(it.cells))
    .map(({ row, cells }) => ({ row, cells: isAllNew ? saidNew(cells, width) : cells }));
  if (lines.length === 0) return { refused: fileRefusals.empty };
  if (lines.length > sheetLimits.rows) return { refused: fileRefusals.tooManyRows };
  const readPlaces = isAllNew ? new Map([...places, ['action', width]]) : places;
  const contracts = connectionFindings(readers[format](lines, readPlaces, facts));
  return { format, headingRow: headingAt + 1, places, unknownColumns: unknown, contracts };
}

/** The headings that only one format has say which one it is; everything else, or taught, is a manufacturer's. */
export function formatOf(headings: SheetRow, layout?: TaughtLayout): ImportFormat {
  if (layout) return 'MANUFACTURER';
  const keys = new Set(headings.map((it) => headingKey(cellText(it))));
  if (keys.has(headingKey('Satzart')) || keys.has(headingKey('Vorgangs-ID'))) return 'ATR';
  return keys.has(headingKey('Vertragsnummer')) && !keys.has(headingKey('Auftragsnr. extern'))
    ? 'ATHLON'
    : 'MANUFACTURER';
}

/** What a sheet looks like before it is read in. */
export type Recognised = {
  readonly format: ImportFormat;
  readonly columns: readonly { readonly heading: string; readonly column: string | null }[];
  /** The headings that must be there and are not. */
  readonly missing: readonly string[];
  /** No column says what its rows want: they are new orders, as was taught. */
  readonly isAllNew: boolean;
};

/** Which column of the format each heading of a sheet is, for whoever looks before it is imported. */
export function recognised({ rows }: Sheet, layout?: TaughtLayout): Recognised {
  const headings = rows.find((it) => !isEmptyRow(it)) ?? [];
  const { format, places, missing, isAllNew } = understood(headings, layout);
  const byPlace = new Map([...places].map(([key, at]) => [at, formats[format][key]?.heading ?? key]));
  return {
    format,
    columns: headingNames(headings).map((heading, at) => ({ heading, column: byPlace.get(at) ?? null })),
    missing,
    isAllNew,
  };
}

type Understood = Headings & { readonly format: ImportFormat; readonly isAllNew: boolean };

/** The form of a sheet by its headings; rows that are all new need no column that says so. */
function understood(headings: SheetRow, layout: TaughtLayout | undefined): Understood {
  const format = formatOf(headings, layout);
  const found = headingsIn(headings, formats[format], layout);
  const isAllNew = layout?.allNew === true && !found.places.has('action');
  const action = manufacturerColumns.action.heading;
  return { ...found, format, isAllNew, missing: found.missing.filter((it) => !isAllNew || it !== action) };
}

/** The row with a column behind all others which says that its order is new. */
function saidNew(cells: SheetRow, width: number): SheetRow {
  return [...Array.from({ length: width }, (_, at) => cells[at] ?? null), 'NEU'];
}
