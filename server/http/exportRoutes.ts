import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Resource } from '../../src/domain/define/resource.ts';
import { offers } from '../../src/domain/define/noun.ts';
import { paperType } from '../../src/domain/file/storedFile.ts';
import { resources } from '../../src/domain/resources.ts';
import { csvType } from '../export/csvFile.ts';
import { exportJob, exportMinutes } from '../export/exportJob.ts';
import { fileName } from '../export/fileName.ts';
import { exportedList, type AskedOfList, type ExportFormat } from '../export/listExport.ts';
import { xlsxType } from '../export/spreadsheet.ts';
import { shortLivedFiles } from '../files/shortLivedFiles.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { readOwnJob } from '../jobs/ownJobs.ts';
import { callerId } from '../storage/actor.ts';
import { NotFound } from '../storage/refusals.ts';
import { demand } from './authenticate.ts';
import type { Context, Routes } from './context.ts';

type Exporting = { readonly resource: Resource; readonly context: Context; readonly format: ExportFormat };

/**
 * Lists as spreadsheets: every list by its own address with `.xlsx` or `.csv`, at once (GET) or in the background
 * (POST), and the files behind links. Routes by hand: each list has them without declaring anything, asked for with its
 * own filters; the others answer with a file.
 */
export const exportRoutes: Routes = (app, context) => {
  const { database, clock } = context;
  const exports = shortLivedFiles(database.pool, exportMinutes);

  for (const resource of resources) {
    if (!offers(resource, 'list')) continue;
    for (const format of ['xlsx', 'csv'] as const) {
      const exporting = { resource, context, format };
      app.get(`/api/${resource.path}.${format}`, (request, reply) => sendList(request, reply, exporting));
      app.post(`/api/${resource.path}.${format}`, (request, reply) => beginExport(request, reply, exporting));
    }
  }

  app.get<{ Params: { id: string; name: string } }>(
    '/api/exports/:id/:name',
    { onRequest: demand('own', 'read') },
    async (request, reply) => {
      const content = await exports.fetch(request.params.id, { caller: callerId(request.actor) ?? 0, now: clock() });
      if (!content) throw new NotFound();
      const { name } = request.params;
      const ending = keptEndings.find((it) => name.endsWith(`.${it}`)) ?? 'xlsx';
      const safe = fileName(name.replace(/\.(?:xlsx|csv|pdf|json)$/, ''), ending);
      return reply.headers(headersOf(safe, ending)).send(content);
    },
  );
};

async function sendList(
  request: FastifyRequest,
  reply: FastifyReply,
  { resource, context: { database, clock }, format }: Exporting,
): Promise<FastifyReply> {
  const { name, content } = await exportedList(database.pool, {
    resource,
    actor: request.actor,
    asked: askedIn(request),
    format,
    now: clock(),
  });
  return reply.headers(headersOf(fileName(name, format), format)).send(content);
}

/** What is wrong with the question is said at once, whoever answers it later. */
async function beginExport(
  request: FastifyRequest,
  reply: FastifyReply,
  { resource, context: { database, openScope, clock }, format }: Exporting,
): Promise<FastifyReply> {
  const { actor } = request;
  const asked = JSON.parse(JSON.stringify(askedIn(request))) as Record<string, string | string[]>;
  const now = clock();
  (await exportedList(database.pool, { resource, actor, asked, format, now })).content.destroy();
  const title = `Export ${resource.title.rows ?? resource.title.many}`;
  const id = await database.transaction((client) =>
    enqueue(openScope({ client, actor, now }), exportJob, { path: resource.path, format, asked }, { title }),
  );
  return reply
    .code(202)
    .header('cache-control', 'no-store')
    .send(await readOwnJob(database.pool, { id, caller: callerId(actor) ?? 0 }));
}

function askedIn(request: FastifyRequest): AskedOfList {
  return request.query as AskedOfList;
}

/** What lies behind links: tables, and papers that a browser shows. */
const keptEndings = ['csv', 'json', 'pdf', 'xlsx'] as const;
const types = { csv: csvType, json: 'application/json; charset=utf-8', pdf: paperType, xlsx: xlsxType } as const;

function headersOf(name: string, format: (typeof keptEndings)[number] = 'xlsx'): Record<string, string> {
  return {
    'content-type': types[format],
    'content-disposition': `${format === 'pdf' ? 'inline' : 'attachment'}; filename="${name}"`,
    'cache-control': 'no-store',
  };
}
