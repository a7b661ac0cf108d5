/** A cell of a sheet as it was read: Excel's own days and times are told as such, everything else is what it is. */
export type SheetCell = string | number | boolean | null | SheetMoment | SheetFault;
/** A day, a time, or both, as Excel keeps them in one cell. */
export type SheetMoment = { readonly day: string | null; readonly time: string | null };
/** A cell in which Excel itself found a fault; without a word where a formula was never worked out. */
export type SheetFault = { readonly fault: string };
export type SheetRow = readonly SheetCell[];
/** The first sheet of a workbook; the place of a row in it is its line number in Excel less one. */
export type Sheet = { readonly name: string; readonly rows: readonly SheetRow[] };

/** So many rows of contracts a file may have, so many bytes, and so many lines with those that are empty. */
export const sheetLimits = { rows: 5_000, columns: 200, bytes: 10 * 1024 * 1024, lines: 50_000 } as const;

/** What a cell says as text, the way its sender sees it. */
export function cellText(cell: SheetCell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'string') return cell.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'boolean') return cell ? 'ja' : 'nein';
  if ('fault' in cell) return cell.fault;
  const day = cell.day?.split('-').toReversed().join('.') ?? '';
  return [day, cell.time ?? ''].filter(Boolean).join(' ');
}

export function isEmptyRow(row: SheetRow): boolean {
  return row.every((it) => cellText(it) === '' && !isFault(it));
}

export function isFault(cell: SheetCell | undefined): cell is SheetFault {
  return typeof cell === 'object' && cell !== null && 'fault' in cell;
}
