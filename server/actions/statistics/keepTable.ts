import type { Readable } from 'node:stream';
import type { Cell } from '../../../src/domain/export/exportCell.ts';
import { labelOf } from '../../../src/domain/choices/choices.ts';
import { statistics } from '../../../src/domain/statistics/choices/statistics.ts';
import { figureText } from '../../../src/domain/statistics/figureText.ts';
import type { ColumnKind } from '../../../src/domain/statistics/statistic.ts';
import type { StatisticTable, TableRow } from '../../../src/domain/statistics/statisticTable.ts';
import { csvFile } from '../../export/csvFile.ts';
import { exportMinutes } from '../../export/exportJob.ts';
import { fileName } from '../../export/fileName.ts';
import { spreadsheet } from '../../export/spreadsheet.ts';
import { shortLivedFiles } from '../../files/shortLivedFiles.ts';
import { callerId } from '../../storage/actor.ts';
import type { Asked } from '../handler.ts';
import type { Look } from './asked.ts';

type Kept = { readonly look: Look; readonly table: StatisticTable; readonly format: 'xlsx' | 'csv' };

const formats: Readonly<Record<ColumnKind, string>> = {
  count: '#,##0',
  cents: '#,##0.00',
  km: '#,##0',
  percent: '0.0"%"',
  minutes: '#,##0',
  days: '0.0',
  average: '0.0',
};

/** Keeps a statistic as a file for its reader and answers where it lies: the same figures as on the screen. */
export async function keepTable({ actor, database, now }: Asked, { look, table, format }: Kept): Promise<string> {
  const title = labelOf(statistics, look.statistic.key);
  const { id } = await shortLivedFiles(database.pool, exportMinutes).keep(contentOf(title, table, format), {
    caller: callerId(actor) ?? 0,
    now,
  });
  return `/api/exports/${id}/${fileName(`${title} ${look.period.from} ${look.period.until}`, format)}`;
}

function contentOf(title: string, { columns, rows, total }: StatisticTable, format: 'xlsx' | 'csv'): Readable {
  const all: readonly Pick<TableRow, 'label' | 'values'>[] = [...rows, { label: 'Gesamt', values: total }];
  if (format === 'csv')
    return csvFile({
      headings: [title, ...columns.map((it) => it.label)],
      rows: each(all, ({ label, values }) => [label, ...columns.map(({ kind }, at) => figureText(values[at], kind))]),
    });
  return spreadsheet({
    name: title,
    columns: [
      { heading: title, width: 32 },
      ...columns.map(({ label, kind }) => ({ heading: label, width: 16, format: formats[kind] })),
    ],
    rows: each(all, ({ label, values }): Cell[] => [
      label,
      ...columns.map(({ kind }, at) => cellOf(values[at] ?? null, kind)),
    ]),
  });
}

const cellOf = (value: number | null, kind: ColumnKind): Cell =>
  value !== null && kind === 'cents' ? value / 100 : value;

async function* each<T>(
  rows: readonly Pick<TableRow, 'label' | 'values'>[],
  of: (row: Pick<TableRow, 'label' | 'values'>) => T,
): AsyncGenerator<T> {
  for (const row of rows) yield await Promise.resolve(of(row));
}
