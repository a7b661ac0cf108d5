import { TZDate } from '@date-fns/tz';
import type { Field, Kind } from '../define/field.ts';
import { fieldText, type Refer } from '../define/fieldText.ts';
import { companyZone } from '../time/zone.ts';

/** What stands in a cell of a spreadsheet: days and figures as such, so that people can go on reckoning with them. */
export type Cell = string | number | Date | null;

/** How a spreadsheet shows the cells of a kind of field; texts need nothing said. */
const formats: Partial<Readonly<Record<Kind, string>>> = {
  date: 'dd.mm.yyyy',
  instant: 'dd.mm.yyyy hh:mm',
  money: '#,##0.00',
  km: '#,##0.00',
  minutes: '[h]:mm',
};
const widths: Partial<Readonly<Record<Kind, number>>> = {
  date: 12,
  time: 8,
  instant: 17,
  money: 13,
  km: 11,
  minutes: 9,
  integer: 10,
  flag: 12,
  flag01: 12,
  choice: 16,
  longText: 40,
  richText: 40,
  reference: 28,
  references: 28,
  embedded: 26,
};

/** A cell of a spreadsheet takes no more signs than this. */
const longest = 32_767;
const minutesOfDay = 24 * 60;

/** The value of a field as a cell. */
export function exportCell(field: Field, value: unknown, refer: Refer): Cell {
  if (value === null || value === undefined || value === '') return null;
  switch (field.kind) {
    case 'date':
      return typeof value === 'string' ? new Date(`${value}T00:00:00Z`) : null;
    case 'instant':
      return typeof value === 'string' ? wallClock(value) : null;
    case 'money':
      return Number(value);
    case 'km':
    case 'integer':
    case 'coordinate':
      return typeof value === 'number' ? value : null;
    case 'minutes':
      return typeof value === 'number' ? value / minutesOfDay : null;
    default:
      return cellText(fieldText(field, value, refer));
  }
}

/** The number format of a field's cells, if any. */
export function exportFormat({ kind }: Field): string | undefined {
  return formats[kind];
}

/** How wide a column is, in signs. */
export function exportWidth({ kind, max }: Field, heading: string): number {
  const usual = widths[kind] ?? Math.min(max ?? 24, 30);
  return Math.max(usual, Math.min(heading.length + 2, 30));
}

/** Spreadsheets know no zones: the cell shows what a clock in Germany showed. */
function wallClock(instant: string): Date {
  const here = new TZDate(new Date(instant).getTime(), companyZone);
  return new Date(
    Date.UTC(
      here.getFullYear(),
      here.getMonth(),
      here.getDate(),
      here.getHours(),
      here.getMinutes(),
      here.getSeconds(),
    ),
  );
}

/** Signs that no spreadsheet file may contain are left out. */
function cellText(text: string): string | null {
  return text.replace(/[^\P{Cc}\t\n\r]/gu, '').slice(0, longest) || null;
}
