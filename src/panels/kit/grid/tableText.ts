import type { Entity } from '../../../api/entities.ts';
import type { GridColumn } from './gridColumn.ts';

type Table = { readonly columns: readonly GridColumn[]; readonly entities: readonly Entity[] };

/** Rows as text that a spreadsheet takes apart again: tabs between cells, one line per record; what one cell shows together stands in columns of its own. */
export function copiedText({ columns, entities, hasHeadings }: Table & { readonly hasHeadings: boolean }): string {
  const parts = columns.flatMap((it) => it.copy ?? [{ heading: it.heading, text: it.text }]);
  const rows = entities.map((entity) => parts.map((it) => it.text(entity)));
  return [...(hasHeadings ? [parts.map((it) => it.heading)] : []), ...rows].map((cells) => cells.map((it) => it.replace(/[\t\r\n]+/g, ' ')).join('\t')).join('\n');
}

/** Rows as a file for German spreadsheet programs: semicolons, umlauts marked, nothing is taken for a formula. */
export function csvText({ columns, entities }: Table): string {
  const lines = [columns.map((it) => it.heading), ...entities.map((entity) => columns.map((it) => it.text(entity)))];
  return `\uFEFF${lines.map((cells) => cells.map(csvCell).join(';')).join('\r\n')}\r\n`;
}

function csvCell(text: string): string {
  const harmless = /^[=@\t\r]|^[+-](?![\d.,\s]*$)/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
