import { readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { readXlsx, type CellValue, type MergeRange } from 'hucre/xlsx';
import type { Sheet, SheetCell } from '../../src/domain/import/reading/sheet.ts';
import { sheetLimits } from '../../src/domain/import/reading/sheet.ts';
import { isSafeWorkbook } from './archive.ts';

export type WorkbookOutcome = { readonly sheet: Sheet } | { readonly refused: 'notXlsx' | 'password' | 'wide' };

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
    const { sheets } = await readXlsx(file, { sheets: [0], maxRows: sheetLimits.rows + 50 });
    const [sheet] = sheets;
    if (!sheet) return { refused: 'notXlsx' };
    if (sheet.rows.some((row) => row.length > sheetLimits.columns)) return { refused: 'wide' };
    const rows = sheet.rows.map((row) => row.map(cellOf));
    for (const range of sheet.merges ?? []) fill(rows, range);
    return { sheet: { name: sheet.name, rows } };
  } catch {
    return { refused: 'notXlsx' };
  }
}

/** A workbook with a password lies in another kind of file, whose directory names what it holds. */
function isEncrypted(file: Buffer): boolean {
  const isCompound = file.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]));
  return isCompound && file.includes(Buffer.from('EncryptedPackage', 'utf16le'));
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
  for (const row of rows.slice(startRow, Math.min(endRow, startRow + sheetLimits.rows) + 1))
    for (let at = startCol; at <= Math.min(endCol, sheetLimits.columns); at += 1) row[at] ??= value;
}
