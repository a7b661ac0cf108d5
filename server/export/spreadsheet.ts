import { Readable } from 'node:stream';
import { writeXlsxStream } from 'hucre/xlsx';
import type { Cell } from '../../src/domain/export/exportCell.ts';

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export type Sheet = {
  readonly name: string;
  readonly columns: readonly {
    readonly heading: string;
    readonly width: number;
    readonly format?: string | undefined;
  }[];
  readonly rows: AsyncIterable<readonly Cell[]>;
};

/**
 * The bytes of a workbook with one sheet and a heading that stays in sight; rows are asked for as the reader takes
 * them. Texts stay texts, whatever they begin with.
 */
export function spreadsheet({ name, columns, rows }: Sheet): Readable {
  const stream = writeXlsxStream(mutable(rows), {
    name: name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31),
    freezePane: { rows: 1 },
    columns: columns.map(({ heading, width, format }) => ({
      header: heading,
      width,
      ...(format !== undefined && { numFmt: format }),
    })),
  });
  return Readable.from(stream);
}

async function* mutable(rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<Cell[]> {
  for await (const row of rows) yield [...row];
}
