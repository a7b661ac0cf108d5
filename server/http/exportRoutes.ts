import type { FastifyReply, FastifyRequest } from 'fastify';
import { contract } from '../../src/domain/contract/contract.ts';
import { offers, type Resource } from '../../src/domain/define/resource.ts';
import { contractExportColumns } from '../../src/domain/export/contractExport.ts';
import { exportColumns } from '../../src/domain/export/exportColumns.ts';
import { resources } from '../../src/domain/resources.ts';
import { companyZone, todayIn } from '../../src/domain/time/zone.ts';
import { csvFile, csvType } from '../export/csvFile.ts';
import { exportTable, exportTexts } from '../export/exportTable.ts';
import { listIds } from '../export/listIds.ts';
import { spreadsheet, xlsxType } from '../export/spreadsheet.ts';
import { shortLivedFiles } from '../files/shortLivedFiles.ts';
import { callerId } from '../storage/actor.ts';
import { readPicked } from '../storage/readRecords.ts';
import { Invalid, NotFound } from '../storage/refusals.ts';
import { demand } from './authenticate.ts';
import type { Context, Routes } from './context.ts';
import { fieldsReadBy, listScope, permitted } from '../read/listAccess.ts';
import { readListQuery } from '../read/listQuery.ts';
import { idsAsked } from './idsAsked.ts';
import { fileName } from './sendFile.ts';

/** More rows are no table that somebody reads; a filter makes one of it. */
const mostRows = 50_000;
const mostPicked = 5_000;
/** How long the link to an export stands (R77). */
const linkMinutes = 15;

type Format = 'xlsx' | 'csv';

/** Lists as spreadsheets: every list by its own address with `.xlsx` or `.csv`, and picked orders as a file behind a link. */
export const exportRoutes: Routes = (app, context) => {
  const { database, clock } = context;
  const exports = shortLivedFiles(database.pool, linkMinutes);

  for (const resource of resources) {
    if (!offers(resource, 'list')) continue;
    for (const format of ['xlsx', 'csv'] as const) app.get(`/api/${resource.path}.${format}`, (request, reply) => sendList(request, reply, { resource, context, format }));
  }

  app.post('/api/contracts/custom_export', { onRequest: demand('contracts', 'read') }, async (request, reply) => {
    const { actor } = request;
    const asked = idsAsked((request.body as { data?: unknown } | null)?.data, { most: mostPicked, path: 'contracts', at: 'data' });
    const found = new Set((await readPicked(database.pool, contract, asked, [])).map((it) => it.id));
    const ids = asked.filter((it) => found.has(it));
    if (ids.length === 0) throw new NotFound();
    const columns = exportColumns(contract, contractExportColumns, actor.roles);
    const now = clock();
    const kept = await exports.keep(spreadsheet(exportTable(database.pool, { resource: contract, columns, ids, roles: actor.roles })), { caller: callerId(actor) ?? 0, now });
    return reply.code(201).header('cache-control', 'no-store').send({ link: `/api/exports/${kept.id}/${fileName(`Auftraege-${todayIn(companyZone, now)}`, 'xlsx')}`, validUntil: kept.validUntil.toISOString(), rows: ids.length });
  });

  app.get<{ Params: { id: string; name: string } }>('/api/exports/:id/:name', { onRequest: demand('contracts', 'read') }, async (request, reply) => {
    const content = await exports.fetch(request.params.id, { caller: callerId(request.actor) ?? 0, now: clock() });
    if (!content) throw new NotFound();
    return reply.headers(headersOf(fileName(request.params.name.replace(/\.xlsx$/, ''), 'xlsx'))).send(content);
  });
};

async function sendList(request: FastifyRequest, reply: FastifyReply, { resource, context: { database, clock }, format }: { resource: Resource; context: Context; format: Format }): Promise<FastifyReply> {
  const { actor } = request;
  fieldsReadBy(resource, actor);
  const { 'columns[]': wanted, columns: alone, ...rest } = request.query as Record<string, string | string[] | undefined>;
  const query = permitted(resource, readListQuery(resource, rest), actor);
  const columns = columnsFor(resource, [wanted ?? alone ?? []].flat(), actor.roles);
  const ids = await listIds(database.pool, resource, { ...query, scope: listScope(resource, actor, query.filters), most: mostRows + 1 });
  if (ids.length > mostRows) throw new Invalid([{ propertyPath: '', message: `Die Liste hat mehr als ${mostRows.toLocaleString('de-DE')} Zeilen; bitte mit Filtern eingrenzen.` }]);
  const name = fileName(`${resource.title.rows ?? resource.title.many}-${todayIn(companyZone, clock())}`, format);
  const table = { resource, columns, ids, roles: actor.roles };
  return reply.headers(headersOf(name, format)).send(format === 'csv' ? csvFile(exportTexts(database.pool, table)) : spreadsheet(exportTable(database.pool, table)));
}

/** The columns asked for; a screen whose columns are drawn by hand asks for none and gets those of the definition, orders those of their export. */
function columnsFor(resource: Resource, asked: readonly string[], roles: Parameters<typeof exportColumns>[2]) {
  const chosen = exportColumns(resource, asked, roles);
  if (chosen.length > 0) return chosen;
  return exportColumns(resource, resource.path === contract.path ? contractExportColumns : resource.list.columns, roles);
}

function headersOf(name: string, format: Format = 'xlsx'): Record<string, string> {
  return { 'content-type': format === 'csv' ? csvType : xlsxType, 'content-disposition': `attachment; filename="${name}"`, 'cache-control': 'no-store' };
}
