import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Resource } from '../../../src/domain/define/resource.ts';
import { resources } from '../../../src/domain/resources.ts';
import { callerId } from '../../storage/actor.ts';
import { beginRun, progressOf, stopRun, type RunName } from '../../storage/bulkRuns.ts';
import { NotFound } from '../../storage/refusals.ts';
import type { Context, Routes } from '../context.ts';
import { toldOf } from '../errorReplies.ts';
import { onceKeyOf } from '../onceKey.ts';
import { readBulk } from './bulkInput.ts';
import { bulkRows, type BulkRow } from './bulkRows.ts';
import { bulkOperationsOf } from './bulkOperations.ts';
import { bulkHandlerOf } from './bulkHandlers.ts';

type WithKey = { Params: { key: string } };

/**
 * `POST /api/…/bulk`: many records of a resource written by one call, answered line by line. Whoever began it sees how
 * far it is (`GET /api/…/bulk/{key}/progress`) and may end it after the record at hand (`DELETE`), at whichever server.
 * Routes by hand: every resource has them without declaring anything, and the answer is a stream.
 */
export const bulkRoutes: Routes = (app, context) => {
  for (const resource of resources) {
    if (bulkOperationsOf(resource).length === 0) continue;
    const base = `/api/${resource.path}/bulk`;
    app.post(base, (request, reply) => begin(request, reply, { resource, context }));
    app.get<WithKey>(`${base}/:key/progress`, async (request, reply) => {
      const progress = await progressOf(context.database.pool, nameOf(request, request.params.key));
      if (!progress) throw new NotFound();
      return reply.header('cache-control', 'no-store').send(progress);
    });
    app.delete<WithKey>(`${base}/:key`, async (request, reply) => {
      if (!(await stopRun(context.database.pool, nameOf(request, request.params.key)))) throw new NotFound();
      return reply.code(204).send();
    });
  }
};

async function begin(
  request: FastifyRequest,
  reply: FastifyReply,
  { resource, context: { database, openScope, clock, secret } }: { resource: Resource; context: Context },
): Promise<FastifyReply> {
  const input = readBulk(request.body);
  const key = onceKeyOf(request);
  const writer = { database, openScope, resource, actor: request.actor, now: clock(), secret };
  const handler = bulkHandlerOf(writer, input.action, input.changes);
  const run = await beginRun(database.pool, nameOf(request, key ?? randomUUID()), input.items.length);
  let isLeft = false;
  const isStopped = async (done: number) => isLeft || (await run.reached(done).catch(() => false));
  const rows = bulkRows({ writer, input, handler, key, isStopped, told: (error) => toldOf(error, request) });
  const lines = Readable.from(
    linesOf(rows, () =>
      run.end().catch((error: unknown) => {
        request.log.warn(error);
      }),
    ),
  );
  lines.once('close', () => {
    isLeft = true;
  });
  return reply
    .headers({
      'content-type': 'application/x-ndjson; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    .send(lines);
}

/** A line for each row; the run has ended before the answer has, so that whoever has read it to its end finds none. */
async function* linesOf(rows: AsyncIterable<BulkRow>, end: () => Promise<void>): AsyncGenerator<string> {
  try {
    for await (const row of rows) yield `${JSON.stringify(row)}\n`;
  } finally {
    await end();
  }
}

function nameOf({ actor }: FastifyRequest, key: string): RunName {
  return { caller: callerId(actor) ?? 0, key };
}
