import { callerId } from '../storage/actor.ts';
import { NotFound } from '../storage/refusals.ts';
import { stopJob } from '../jobs/enqueue.ts';
import { ownJob, ownJobs } from '../jobs/ownJobs.ts';
import { demand } from './authenticate.ts';
import type { Routes } from './context.ts';
import { recordId } from './recordId.ts';

type WithId = { Params: { id: string } };

/** What the person who asks has the server do in the background: how far it is, and the end of it. */
export const ownJobRoutes: Routes = (app, { database, clock }) => {
  const forStaff = { onRequest: demand('own', 'read') };
  app.get('/api/users/me/jobs', forStaff, async ({ actor }, reply) =>
    reply
      .header('cache-control', 'no-store')
      .send({ jobs: await ownJobs(database.pool, callerId(actor) ?? 0, clock()) }),
  );
  app.get<WithId>('/api/users/me/jobs/:id', forStaff, async ({ actor, params }, reply) => {
    const job = await ownJob(database.pool, { id: recordId(params.id), caller: callerId(actor) ?? 0 });
    if (!job) throw new NotFound();
    return reply.header('cache-control', 'no-store').send(job);
  });
  app.delete<WithId>('/api/users/me/jobs/:id', forStaff, async ({ actor, params }, reply) => {
    const isStopped = await database.transaction((client) =>
      stopJob(client, { id: recordId(params.id), caller: callerId(actor) ?? 0, now: clock() }),
    );
    if (!isStopped) throw new NotFound();
    return reply.code(204).send();
  });
};
