import type { Readable } from 'node:stream';
import { contract } from '../../src/domain/contract/contract.ts';
import type { Resource } from '../../src/domain/define/resource.ts';
import { contractExportColumns } from '../../src/domain/export/contractExport.ts';
import { exportColumns } from '../../src/domain/export/exportColumns.ts';
import { companyZone, todayIn } from '../../src/domain/time/zone.ts';
import { fieldsReadBy, permitted } from '../read/listAccess.ts';
import { metList } from '../read/openRows.ts';
import { readListQuery } from '../read/listQuery.ts';
import type { Actor } from '../storage/actor.ts';
import { Invalid } from '../storage/refusals.ts';
import type { Queryable } from '../storage/sql.ts';
import { csvFile } from './csvFile.ts';
import { exportTable, exportTexts } from './exportTable.ts';
import { listIds } from './listIds.ts';
import { spreadsheet } from './spreadsheet.ts';

/** More rows are no table that somebody reads; a filter makes one of it. */
const maxRows = 50_000;

export type ExportFormat = 'xlsx' | 'csv';
/** The parameters of a list's address. */
export type AskedOfList = Readonly<Record<string, string | string[] | undefined>>;
export type ListExport = {
  readonly resource: Resource;
  readonly actor: Actor;
  readonly asked: AskedOfList;
  readonly format: ExportFormat;
  readonly now: Date;
};
export type ExportedList = { readonly name: string; readonly rows: number; readonly content: Readable };

/** A list as a file, as its reader may see it; refuses what he may not ask for, and more rows than anybody reads. */
export async function exportedList(
  to: Queryable,
  { resource: whole, actor, asked, format, now }: ListExport,
  onRow?: (row: number) => void,
): Promise<ExportedList> {
  const { 'columns[]': wanted, columns: alone, ...rest } = asked;
  const given = readListQuery(whole, rest);
  const { resource, scope } = metList(whole, actor, given.filters);
  fieldsReadBy(resource, actor);
  const query = permitted(resource, given, actor);
  const columns = columnsFor(resource, [wanted ?? alone ?? []].flat(), actor.roles);
  const ids = await listIds(to, resource, {
    ...query,
    scope,
    max: maxRows + 1,
  });
  if (ids.length > maxRows)
    throw new Invalid([
      {
        propertyPath: '',
        message: `Die Liste hat mehr als ${maxRows.toLocaleString('de-DE')} Zeilen; bitte mit Filtern eingrenzen.`,
      },
    ]);
  const table = { resource, columns, ids, roles: actor.roles };
  const name = `${resource.title.rows ?? resource.title.many}-${todayIn(companyZone, now)}`;
  if (format === 'csv') {
    const texts = exportTexts(to, table);
    return { name, rows: ids.length, content: csvFile({ ...texts, rows: counted(texts.rows, onRow) }) };
  }
  const sheet = exportTable(to, table);
  return { name, rows: ids.length, content: spreadsheet({ ...sheet, rows: counted(sheet.rows, onRow) }) };
}

async function* counted<T>(rows: AsyncIterable<T>, onRow: ((row: number) => void) | undefined): AsyncGenerator<T> {
  let row = 0;
  for await (const it of rows) {
    row += 1;
    onRow?.(row);
    yield it;
  }
}

/**
 * The columns asked for; a screen whose columns are drawn by hand asks for none and gets those of the definition,
 * contracts those of their export.
 */
function columnsFor(resource: Resource, asked: readonly string[], roles: Parameters<typeof exportColumns>[2]) {
  const chosen = exportColumns(resource, asked, roles);
  if (chosen.length > 0) return chosen;
  return exportColumns(
    resource,
    resource.path === contract.path ? contractExportColumns : resource.list.columns,
    roles,
  );
}
