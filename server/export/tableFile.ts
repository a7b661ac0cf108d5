import type { Readable } from 'node:stream';
import type { Cell } from '../../src/domain/export/exportCell.ts';
import { formatAmount } from '../../src/domain/money/amount.ts';
import { csvFile } from './csvFile.ts';
import { keepForCaller, type FileAsked } from './keepForCaller.ts';
import { spreadsheet } from './spreadsheet.ts';

export type TableFormat = 'xlsx' | 'csv';
/** A column of a table that is no list of records: its cell in a workbook, and its text in a text file. */
export type TableColumn<Row> = {
  readonly heading: string;
  readonly width: number;
  readonly cell: (row: Row) => Cell;
  readonly text: (row: Row) => string;
  readonly format?: string;
};
export type TableFile<Row> = {
  readonly title: string;
  readonly format: TableFormat;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
};

/** A column of texts. */
export function textColumn<Row>(heading: string, width: number, of: (row: Row) => string | null): TableColumn<Row> {
  return { heading, width, cell: (row) => of(row) ?? '', text: (row) => of(row) ?? '' };
}

/** A column of amounts. */
export function moneyColumn<Row>(heading: string, of: (row: Row) => string): TableColumn<Row> {
  return {
    heading,
    width: 14,
    format: '#,##0.00',
    cell: (row) => Number(of(row)),
    text: (row) => formatAmount(of(row)),
  };
}

/** Writes a table into a file for whoever asked; answers where it lies for a quarter of an hour. */
export function keepTable<Row>(asked: FileAsked, table: TableFile<Row>): Promise<string> {
  return keepForCaller(asked, contentOf(table), { title: table.title, format: table.format });
}

function contentOf<Row>({ columns: of, format, rows, title }: TableFile<Row>): Readable {
  if (format === 'csv')
    return csvFile({ headings: of.map((it) => it.heading), rows: each(rows, (row) => of.map((it) => it.text(row))) });
  return spreadsheet({ name: title, columns: of, rows: each(rows, (row) => of.map((it) => it.cell(row))) });
}

async function* each<Row, T>(rows: readonly Row[], of: (row: Row) => T): AsyncGenerator<T> {
  for (const row of rows) yield await Promise.resolve(of(row));
}
