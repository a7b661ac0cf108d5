import type { AnyEntity } from '../../../api/records/entities.ts';
import type { GridColumn } from './gridColumn.ts';

type Table = {
  readonly columns: readonly GridColumn[];
  readonly entities: readonly AnyEntity[];
  readonly hasHeadings: boolean;
};

/**
 * Rows as text that a spreadsheet takes apart again: tabs between cells, one line per record; what one cell shows
 * together stands in columns of its own.
 */
export function copiedText({ columns, entities, hasHeadings }: Table): string {
  const parts = columns.flatMap((it) => it.copy ?? [{ heading: it.heading, text: it.text }]);
  const rows = entities.map((entity) => parts.map((it) => it.text(entity)));
  return [...(hasHeadings ? [parts.map((it) => it.heading)] : []), ...rows]
    .map((cells) => cells.map((it) => it.replace(/[\t\r\n]+/g, ' ')).join('\t'))
    .join('\n');
}
