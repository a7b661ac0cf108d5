import type { contract } from '../contract/contract.ts';
import type { NewContract } from '../contract/copy.ts';
import type { FieldOf } from '../define/row.ts';
import { requiredText } from '../define/requiredText.ts';
import { contractFaults } from '../contract/contractRules.ts';
import type { CalendarDay } from '../time/calendarDay.ts';
import { defaultTo } from '../time/defaultTimes.ts';
import { bulkColumns, columnAt, type CellPath } from './columns.ts';
import { readCell } from './readCell.ts';

/** The texts of one row, by the path of the column, and which driver of the list was taken. */
export type Cells = { readonly [Path in CellPath | 'driver.name' | 'driver.iri']?: string };
/** Contract data that is chosen once for all rows. */
export type Head = NewContract;
/** What is wrong, by the path of the cell; '' is the row as a whole. */
export type Faults = Readonly<Record<string, string>>;

/** A row in which nothing was entered. */
export function isBlank(cells: Cells): boolean {
  return Object.values(cells).every((it) => it.trim() === '');
}

/**
 * A cell was left: its text as it is understood, the end of a span in the next cell, and the end of a window two hours
 * later (R3).
 */
export function leftCell(cells: Cells, path: CellPath, today: CalendarDay): Cells {
  const column = columnAt(path);
  const text = cells[path]?.trim() ?? '';
  if (!column || text === '') return cells;
  const reading = readCell(column, text, today);
  if ('error' in reading) return cells;
  const next = { ...cells, [path]: reading.shown };
  if (!path.endsWith('TimeFrom')) return next;
  const end = columnAt(path.replace(/From$/, 'To'))?.path;
  return end === undefined ? next : { ...next, [end]: reading.to ?? (cells[end] || (defaultTo(reading.value) ?? '')) };
}

/** The cells of a row with what is entered for all rows where the row itself says nothing. */
export function filledFrom(shared: Cells, cells: Cells): Cells {
  return { ...shared, ...Object.fromEntries(Object.entries(cells).filter(([, text]) => text.trim() !== '')) };
}

/** What stands against creating the contract of a row, each objection at its cell. */
export function entryFaults({
  head,
  shared,
  cells,
  today,
}: {
  head: Head;
  shared: Cells;
  cells: Cells;
  today: CalendarDay;
}): Faults {
  const filled = filledFrom(shared, cells);
  const faults: Record<string, string> = {};
  for (const column of bulkColumns) {
    const text = filled[column.path]?.trim() ?? '';
    if (text === '') {
      if (column.isRequired) faults[column.path] = requiredText;
      continue;
    }
    const reading = readCell(column, text, today);
    if ('error' in reading) faults[column.path] = reading.error;
  }
  if ((filled.driver ?? '').trim() !== '' && driverIn(filled) === null)
    faults.driver ??= 'Bitte einen Fahrer aus der Liste wählen';
  for (const { path, message } of contractFaults(contractOf({ head, shared, cells, today }), null))
    faults[path === 'flexContract' ? 'driver' : path] ??= message;
  return faults;
}

/** The contract that a row stands for, as the API takes it. */
export function contractOf({
  head,
  shared,
  cells,
  today,
}: {
  head: Head;
  shared: Cells;
  cells: Cells;
  today: CalendarDay;
}): NewContract {
  const contract: Record<string, unknown> = { ...head };
  const filled = filledFrom(shared, cells);
  const driver = driverIn(filled);
  if (driver !== null) contract.driver = driver;
  for (const side of ['pickup', 'delivery'] as const)
    if (filled[`${side}Address`]) contract[`${side}Address`] = filled[`${side}Address`];
  for (const [path, text] of Object.entries(filled)) {
    const column = columnAt(path);
    if (!column || column.kind === 'driver' || text.trim() === '') continue;
    const reading = readCell(column, text, today);
    if ('value' in reading) put(contract, column.path, reading.value);
  }
  // The columns are paths of a contract, and each cell is read as its column says.
  return contract as NewContract;
}

/** A driver is one of the list: the one that was taken, as long as his name stands there. */
export function driverIn(cells: Cells): string | null {
  return cells.driver && cells.driver === cells['driver.name'] ? (cells['driver.iri'] ?? null) : null;
}

/** A cell with a driver taken from the list. */
export function withDriver(cells: Cells, driver: { readonly iri: string; readonly name: string }): Cells {
  return { ...cells, driver: driver.name, 'driver.name': driver.name, 'driver.iri': driver.iri };
}

/** Typed text in a cell; a firm that is typed over is no longer the one of the stock. */
export function typedIn(cells: Cells, path: CellPath, text: string): Cells {
  const [name = ''] = path.split('.');
  if (path === 'driver' && text === '') return { ...cells, driver: '', 'driver.name': '', 'driver.iri': '' };
  if (path.endsWith('Location.firma')) return { ...cells, [path]: text, [name.replace('Location', 'Address')]: '' };
  return { ...cells, [path]: text };
}

/** Whether something is missing that every contract needs, which has a sentence of its own. */
export function lacksRequired(faults: Faults): boolean {
  return Object.values(faults).includes(requiredText);
}

/** What is set by hand is not calculated. */
const setByHand: { readonly [Path in string]?: FieldOf<typeof contract> } = {
  googleKm: 'editGoogleKm',
  auftragswert: 'auftragswertIsSet',
};

function put(contract: Record<string, unknown>, path: CellPath, value: string): void {
  const mark = setByHand[path];
  if (mark !== undefined) contract[mark] = true;
  const [name = '', part] = path.split('.');
  if (part === undefined) contract[name] = path === 'googleKm' ? Number(value) : value;
  else contract[name] = { ...(contract[name] as object | undefined), [part]: value };
}
