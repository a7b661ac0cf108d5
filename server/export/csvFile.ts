import { Readable } from 'node:stream';
import { csvLine } from '../../src/domain/export/csvLine.ts';

export const csvType = 'text/csv; charset=utf-8';

export type TextTable = { readonly headings: readonly string[]; readonly rows: AsyncIterable<readonly string[]> };

/**
 * The bytes of a text file that spreadsheet programs open by a double click, umlauts marked; rows are asked for as the
 * reader takes them.
 */
export function csvFile(table: TextTable): Readable {
  return Readable.from(linesOf(table), { objectMode: false });
}

async function* linesOf({ headings, rows }: TextTable): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(headings)}`;
  for await (const cells of rows) yield csvLine(cells);
}
