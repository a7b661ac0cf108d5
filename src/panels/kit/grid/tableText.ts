import type { Entity } from '../../../api/entities.ts';
import type { GridColumn } from './gridColumn.ts';

type Table = { readonly columns: readonly GridColumn[]; readonly entities: readonly Entity[] };

/** Rows as text that a spreadsheet takes apart again: tabs between cells, one line per record. */
export function copyText({ columns, entities }: Table): string {
  return lines({ columns, entities }).map((cells) => cells.map((it) => it.replace(/[\t\r\n]+/g, ' ')).join('\t')).join('\n');
}

/** Rows as a file for German spreadsheet programs: semicolons, umlauts marked, nothing is taken for a formula. */
export function csvText({ columns, entities }: Table): string {
  return `\uFEFF${lines({ columns, entities }).map((cells) => cells.map(csvCell).join(';')).join('\r\n')}\r\n`;
}

function lines({ columns, entities }: Table): string[][] {
  return [columns.map((it) => it.heading), ...entities.map((entity) => columns.map((it) => it.text(entity)))];
}

function csvCell(text: string): string {
  const harmless = /^[=@\t\r]|^[+-](?![\d.,\s]*$)/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
