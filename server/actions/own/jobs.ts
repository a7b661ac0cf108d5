import { ownJob, ownJobs, stopOwnJob } from '../../../src/domain/job/ownJobCalls.ts';
import { stopJob } from '../../jobs/enqueue.ts';
import { readOwnJob, readOwnJobs } from '../../jobs/ownJobs.ts';
import { callerId } from '../../storage/actor.ts';
import { NotFound } from '../../storage/refusals.ts';
import { respond } from '../handler.ts';

/** What the person who asks has the server do in the background. */
export const listJobs = respond(ownJobs, async ({ database: { pool }, actor, now }) => ({
  jobs: await readOwnJobs(pool, callerId(actor) ?? 0, now),
}));

/** How far one of them is. */
export const oneJob = respond(ownJob, async ({ database: { pool }, actor }, { id }) => {
  const job = await readOwnJob(pool, { id, caller: callerId(actor) ?? 0 });
  if (!job) throw new NotFound();
  return job;
});

/** The end of one of them. */
export const stopOne = respond(stopOwnJob, async ({ database, actor, now }, { id }) => {
  const isStopped = await database.transaction((client) => stopJob(client, { id, caller: callerId(actor) ?? 0, now }));
  if (!isStopped) throw new NotFound();
  return undefined;
});
