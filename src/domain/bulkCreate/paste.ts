import { bulkColumns } from './columns.ts';
import { leftCell, type Cells } from './entry.ts';
import type { CalendarDay } from '../time/calendarDay.ts';

/** Rows from a spreadsheet, and which column of the table each of theirs goes to; null leaves a column aside. */
export interface PastedTable {
  readonly headings: readonly string[] | null;
  readonly rows: readonly (readonly string[])[];
  readonly targets: readonly (string | null)[];
}

/** More rows than people check at a glance are an import. */
export const mostPasted = 200;

/** Reads the text that spreadsheets put on the clipboard (tabs), or that of a CSV file (semicolon or comma); quotes keep line breaks. */
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
export function mapTable(table: readonly (readonly string[])[]): PastedTable {
  const [first = []] = table;
  const found = targetsOf(first);
  const hasHeadings = found.filter((it) => it !== null).length >= Math.min(2, first.length);
  if (hasHeadings) return { headings: first, rows: table.slice(1), targets: found };
  const width = Math.max(...table.map((it) => it.length), 0);
  return { headings: null, rows: table, targets: Array.from({ length: width }, (_, at) => bulkColumns[at]?.path ?? null) };
}

/** The rows as entries of the table; columns that were left aside bring nothing. */
export function entriesOf({ rows, targets }: PastedTable, today: CalendarDay): Cells[] {
  return rows.map((row) => {
    const given = row.flatMap((text, at): [string, string][] => {
      const path = targets[at];
      return path && text !== '' ? [[path, text]] : [];
    });
    return given.reduce<Cells>((cells, [path]) => leftCell(cells, path, today), Object.fromEntries(given));
  });
}

/** Each column of the table takes the first heading that names it. */
function targetsOf(headings: readonly string[]): (string | null)[] {
  const taken = new Set<string>();
  return headings.map((heading) => {
    const path = known.get(key(heading));
    if (path === undefined || taken.has(path)) return null;
    taken.add(path);
    return path;
  });
}

const known = headingKeys();

function headingKeys(): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { path, label, group, headings } of bulkColumns) {
    for (const name of [`${group} ${label}`, ...headings, ...(group === 'Fahrzeug' || group === 'Auftrag' ? [label] : []), path]) {
      if (!names.has(key(name))) names.set(key(name), path);
    }
  }
  return names;
}

/** "Abhol-Straße" and "Abhol Strasse" are the same heading. */
function key(heading: string): string {
  return heading.toLowerCase().replaceAll('ß', 'ss').replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replace(/[^a-z0-9]/g, '');
}

function separatorOf(text: string): string {
  if (text.includes('\t')) return '\t';
  const [line = ''] = text.split('\n');
  return line.split(';').length >= line.split(',').length && line.includes(';') ? ';' : ',';
}
