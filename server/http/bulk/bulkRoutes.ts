import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Resource } from '../../../src/domain/define/resource.ts';
import { resources } from '../../../src/domain/resources.ts';
import { callerId } from '../../storage/actor.ts';
import { NotFound } from '../../storage/refusals.ts';
import type { Context, Routes } from '../context.ts';
import { toldOf } from '../errorReplies.ts';
import { onceKeyOf } from '../onceKey.ts';
import { readBulk } from './bulkInput.ts';
import { bulkRows, type BulkRow } from './bulkRows.ts';
import { deedsOf } from './deeds.ts';
import { roadOf } from './roads.ts';

/** Bulk changes under way, by person and key; whoever began one may end it after the record at hand. */
type Running = Map<string, AbortController>;

/** `POST /api/…/bulk`: many records of a resource written by one call, answered line by line; `DELETE /api/…/bulk/{key}` stops it. */
export const bulkRoutes: Routes = (app, context) => {
  const running: Running = new Map();
  for (const resource of resources) {
    if (deedsOf(resource).length === 0) continue;
    const base = `/api/${resource.path}/bulk`;
    app.post(base, (request, reply) => begin(request, reply, { resource, context, running }));
    app.delete<{ Params: { key: string } }>(`${base}/:key`, (request, reply) => {
      const work = running.get(nameOf(request, request.params.key));
      if (!work) throw new NotFound();
      work.abort();
      return reply.code(204).send();
    });
  }
};

function begin(request: FastifyRequest, reply: FastifyReply, { resource, context: { database, openScope, clock }, running }: { resource: Resource; context: Context; running: Running }): FastifyReply {
  const input = readBulk(request.body);
  const key = onceKeyOf(request);
  const writer = { database, openScope, resource, actor: request.actor, now: clock() };
  const road = roadOf(writer, input.action, input.changes);
  const stop = new AbortController();
  const name = nameOf(request, key ?? request.id);
  running.set(name, stop);
  const lines = Readable.from(linesOf(bulkRows({ writer, input, road, key, isStopped: () => stop.signal.aborted, told: (error) => toldOf(error, request) })));
  lines.once('close', () => {
    stop.abort();
    if (running.get(name) === stop) running.delete(name);
  });
  return reply.headers({ 'content-type': 'application/x-ndjson; charset=utf-8', 'cache-control': 'no-store', 'x-accel-buffering': 'no' }).send(lines);
}

async function* linesOf(rows: AsyncIterable<BulkRow>): AsyncGenerator<string> {
  for await (const row of rows) yield `${JSON.stringify(row)}\n`;
}

function nameOf({ actor }: FastifyRequest, key: string): string {
  return `${String(callerId(actor))}:${key}`;
}
