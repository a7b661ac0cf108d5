import { readFile } from 'node:fs/promises';
import { readTable } from '../../src/domain/bulkCreate/paste.ts';
import { sheetLimits, type Sheet } from '../../src/domain/import/reading/sheet.ts';

/** Rows as a mail or a spreadsheet puts them on the clipboard, read like the first sheet of a workbook. */
export async function readPasted(path: string): Promise<Sheet | { readonly refused: string }> {
  const rows = withoutProse(readTable(await readFile(path, 'utf8')));
  return rows.some((it) => it.length > sheetLimits.columns)
    ? { refused: 'Die Zeilen haben mehr als 200 Spalten.' }
    : { name: 'Eingefügt', rows };
}

/** What the sender wrote above and below the table, in lines of one cell, is none of its rows. */
function withoutProse(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const isWide = (row: readonly string[]) => row.filter((it) => it !== '').length > 1;
  const [first, last] = [rows.findIndex(isWide), rows.findLastIndex(isWide)];
  return first === -1 ? rows : rows.map((row, at) => (at < first || at > last ? [] : row));
}
