import { bulkColumns, wholeHeading, type BulkColumn, type CellPath } from './columns.ts';
import { leftCell, type Cells } from './entry.ts';
import type { CalendarDay } from '../time/calendarDay.ts';
import { formatDate } from '../time/formatDay.ts';
import { meantPostcode } from './readCell.ts';

/** Rows from a spreadsheet, and which column of the table each of theirs goes to; null leaves a column aside. */
export interface PastedTable {
  readonly headings: readonly string[] | null;
  readonly rows: readonly (readonly string[])[];
  readonly targets: readonly (CellPath | null)[];
}

/** More rows than people check at a glance are an import. */
export const maxPasted = 200;

/**
 * Reads the text that spreadsheets put on the clipboard (tabs), or that of a CSV file (semicolon or comma); quotes keep
 * line breaks.
 */
export function readTable(text: string): string[][] {
  const separator = separatorOf(text);
  const rows: string[][] = [[]];
  let [cell, isQuoted] = ['', false];
  const close = () => {
    rows.at(-1)?.push(cell.trim());
    cell = '';
  };
  const source = text.replace(/\r\n?/g, '\n');
  for (let at = 0; at < source.length; at++) {
    const sign = source[at];
    if (isQuoted && sign === '"' && source[at + 1] === '"') {
      cell += '"';
      at++;
    } else if (sign === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted;
    else if (!isQuoted && sign === separator) close();
    else if (!isQuoted && sign === '\n') {
      close();
      rows.push([]);
    } else cell += sign;
  }
  close();
  return rows.filter((row) => row.some((it) => it !== ''));
}

/** What was pasted, with its columns found by their German headings, or in the order of the table where it has none. */
export function mapTable(
  pasted: readonly (readonly string[])[],
  columns: readonly BulkColumn[] = bulkColumns,
): PastedTable {
  const table = joinedHeadings(pasted);
  const [first = []] = table;
  const found = targetsOf(first, columns);
  const hasHeadings = found.filter((it) => it !== null).length >= Math.min(2, first.length);
  if (hasHeadings) return { headings: first, rows: table.slice(1), targets: found };
  const width = Math.max(...table.map((it) => it.length), 0);
  return { headings: null, rows: table, targets: Array.from({ length: width }, (_, at) => columns[at]?.path ?? null) };
}

/** Headings and one contract as an example, for a spreadsheet to be filled in. */
export function sampleTable(columns: readonly BulkColumn[], day: CalendarDay): string {
  const example: Cells = { ...sample, datum: formatDate(day), bringdatum: formatDate(day) };
  return [columns.map(wholeHeading), columns.map(({ path }) => example[path] ?? '')]
    .map((row) => row.join('\t'))
    .join('\n');
}

/** The cells of a pasted table that hold four digits where a postcode is meant, with what may be meant. */
export function shortPostcodes({ rows, targets }: PastedTable): readonly string[] {
  return rows.flatMap((row) => row.filter((text, at) => isShort(targets[at], text)));
}

/** The table with the dropped zero in front of four digits, once a person has said that it was meant. */
export function withLongPostcodes(table: PastedTable): PastedTable {
  return {
    ...table,
    rows: table.rows.map((row) =>
      row.map((text, at) => (isShort(table.targets[at], text) ? (meantPostcode(text) ?? text) : text)),
    ),
  };
}

/** The rows as entries of the table; columns that were left aside bring nothing. */
export function entriesOf({ rows, targets }: PastedTable, today: CalendarDay): Cells[] {
  return rows.map((row) => {
    const given = row.flatMap((text, at): [CellPath, string][] => {
      const path = targets[at];
      return path && text !== '' ? [[path, text]] : [];
    });
    return given.reduce<Cells>((cells, [path]) => leftCell(cells, path, today), Object.fromEntries(given));
  });
}

/**
 * Each column of the table takes the first heading that names it; of two columns called "Straße" the first is of the
 * pickup and the second of the delivery.
 */
function targetsOf(headings: readonly string[], columns: readonly BulkColumn[]): (CellPath | null)[] {
  const taken = new Set<string>();
  return headings.map((heading) => {
    const path = known.get(key(heading))?.find((it) => !taken.has(it) && columns.some((column) => column.path === it));
    if (path === undefined) return null;
    taken.add(path);
    return path;
  });
}

const known = headingKeys();

function headingKeys(): ReadonlyMap<string, readonly CellPath[]> {
  const names = new Map<string, CellPath[]>();
  const add = (name: string, path: CellPath) => {
    const paths = names.get(key(name)) ?? [];
    names.set(key(name), paths.includes(path) ? paths : [...paths, path]);
  };
  for (const column of bulkColumns)
    for (const name of [`${column.group} ${column.label}`, ...column.headings, column.path])
      if (!names.has(key(name))) add(name, column.path);
  for (const { label, path } of bulkColumns) add(label, path);
  return names;
}

const groups = new Set(bulkColumns.map((it) => it.group as string));

/** Two rows of headings, as the table itself has them, groups above and labels below, become one. */
function joinedHeadings(table: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const [above = [], labels = [], ...rows] = table;
  const named = above.filter((it) => it !== '');
  if (named.length < 2 || !named.every((it) => groups.has(it))) return table;
  let group = '';
  return [
    labels.map((label, at) => {
      group = above[at] || group;
      return label === '' ? '' : `${group} ${label}`;
    }),
    ...rows,
  ];
}

function isShort(path: CellPath | null | undefined, text: string): boolean {
  return Boolean(path?.endsWith('.plz')) && meantPostcode(text) !== null;
}

const sample: Cells = {
  pickupTimeFrom: '08:00',
  pickupTimeTo: '10:00',
  'pickupLocation.firma': 'Autohaus Beispiel',
  'pickupLocation.strasse': 'Hauptstraße',
  'pickupLocation.hausnr': '1',
  'pickupLocation.plz': '50667',
  'pickupLocation.ort': 'Köln',
  deliveryTimeFrom: '14:00',
  deliveryTimeTo: '16:00',
  'deliveryLocation.firma': 'Zielhaus',
  'deliveryLocation.strasse': 'Ring',
  'deliveryLocation.hausnr': '12',
  'deliveryLocation.plz': '01067',
  'deliveryLocation.ort': 'Dresden',
  manufacturer: 'Volkswagen',
  carModel: 'Golf',
  licensePlate: 'K-AB 123',
};

/** "Abhol-Straße" and "Abhol Strasse" are the same heading. */
function key(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replace(/[^a-z0-9]/g, '');
}

function separatorOf(text: string): string {
  if (text.includes('\t')) return '\t';
  const [line = ''] = text.split('\n');
  return line.split(';').length >= line.split(',').length && line.includes(';') ? ';' : ',';
}
