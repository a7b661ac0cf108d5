import { readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { readXlsx, type CellValue, type MergeRange, type Sheet as ReadSheet } from 'hucre/xlsx';
import type { Sheet, SheetCell, SheetFault } from '../../src/domain/import/reading/sheet.ts';
import { isEmptyRow, sheetLimits } from '../../src/domain/import/reading/sheet.ts';
import { isSafeWorkbook } from './archive.ts';

export type WorkbookOutcome = { readonly sheet: Sheet } | { readonly refused: Refused };
type Refused = 'notXlsx' | 'password' | 'wide' | 'long' | 'lines';

// People who wait for an answer go before files.
setPriority(10);
// Nobody is left to work for.
process.on('disconnect', () => process.exit(0));
process.on('message', ({ path }: { readonly path: string }) => {
  void outcomeOf(path).then((it) => process.send?.(it));
});

async function outcomeOf(path: string): Promise<WorkbookOutcome> {
  const file = await readFile(path);
  if (isEncrypted(file)) return { refused: 'password' };
  if (!isSafeWorkbook(file)) return { refused: 'notXlsx' };
  try {
    const { sheets } = await readXlsx(file, { sheets: [0], maxRows: sheetLimits.lines });
    const [sheet] = sheets;
    return sheet ? shortened(sheet) : { refused: 'notXlsx' };
  } catch (error) {
    // A cell far below or far to the right of everything else.
    const isVast = error instanceof Error && /\bspans \d+ rows\b/u.test(error.message);
    return { refused: isVast ? 'lines' : 'notXlsx' };
  }
}

/** A workbook with a password lies in another kind of file, whose directory names what it holds. */
function isEncrypted(file: Buffer): boolean {
  const isCompound = file.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]));
  return isCompound && file.includes(Buffer.from('EncryptedPackage', 'utf16le'));
}

/** The sheet as far as something stands in it. */
function shortened(sheet: ReadSheet): WorkbookOutcome {
  if (sheet.rows.length >= sheetLimits.lines) return { refused: 'lines' };
  const rows = sheet.rows.map((row, at) => row.map((value, column) => faultAt(sheet, at, column) ?? cellOf(value)));
  const width = rows.reduce((widest, row) => Math.max(widest, 1 + row.findLastIndex((it) => !isEmptyRow([it]))), 0);
  if (width > sheetLimits.columns) return { refused: 'wide' };
  // The headings are a row too.
  if (rows.filter((it) => !isEmptyRow(it)).length > sheetLimits.rows + 1) return { refused: 'long' };
  const filled = rows.map((row) => row.slice(0, width));
  for (const range of sheet.merges ?? []) fill(filled, range);
  return { sheet: { name: sheet.name, rows: filled } };
}

/** A fault that Excel shows in a cell, or a formula that no program has worked out. */
function faultAt({ cells }: ReadSheet, row: number, column: number): SheetFault | undefined {
  const cell = cells?.get(`${String(row)},${String(column)}`);
  if (cell?.type === 'error') return { fault: String(cell.value) };
  return cell?.type === 'formula' && cell.value === null ? { fault: '' } : undefined;
}

const epochYear = 1900;

function cellOf(value: CellValue): SheetCell {
  if (!(value instanceof Date)) return value;
  if (Number.isNaN(value.getTime())) return null;
  const iso = value.toISOString();
  const isTimeAlone = value.getUTCFullYear() < epochYear;
  const clock = iso.slice(11, 16);
  return { day: isTimeAlone ? null : iso.slice(0, 10), time: isTimeAlone || clock !== '00:00' ? clock : null };
}

/** What stands in merged cells stands in each of them. */
function fill(rows: SheetCell[][], { startRow, startCol, endRow, endCol }: MergeRange): void {
  const value = rows[startRow]?.[startCol] ?? null;
  for (const row of rows.slice(startRow, endRow + 1))
    for (let at = startCol; at <= Math.min(endCol, sheetLimits.columns); at += 1) row[at] ??= value;
}
