import { sql } from 'drizzle-orm';
import type { Scope } from '../write/behaviour.ts';
import { callerId } from '../storage/actor.ts';
import { noteChange } from '../storage/changeLog.ts';
import { rowsOf, type Queryable } from '../storage/sql.ts';
import type { AnyJob, JobSpec } from './defineJob.ts';
import { insertJob } from './jobRows.ts';

/**
 * Notes in the transaction of a write that this is to be done after it, in the name of whoever writes; whichever server
 * is free does it. Its title may say more than that of all its kind. Answers the id of the job.
 */
export async function enqueue<Input>(
  scope: Pick<Scope, 'client' | 'actor' | 'now'>,
  job: JobSpec<Input>,
  input: Input,
  { at = scope.now, title = job.title }: { at?: Date; title?: string } = {},
): Promise<number> {
  const { client, actor } = scope;
  return insertJob(client, {
    job: { ...(job as AnyJob), title },
    actor,
    caller: callerId(actor),
    input: job.input ? job.input.parse(input) : input,
    at,
  });
}

/**
 * Asks whichever server has it to stop a job; one that waits is stopped at once. False when there is nothing to stop.
 */
export async function stopJob(
  to: Queryable,
  { id, caller, now }: { id: number; caller: number | null; now: Date },
): Promise<boolean> {
  const [row] = await rowsOf<{ version: number; by: string }>(
    to,
    sql`update jobs set "stopAsked" = state = 'running', state = case state when 'waiting' then 'stopped' else state end,
               "finishedAt" = case state when 'waiting' then ${now.toISOString()}::timestamptz
                 else "finishedAt" end, version = version + 1, "updatedAt" = ${now.toISOString()}
        where id = ${id} and caller = ${caller} and state in ('waiting', 'running') returning version, "startedBy" as by`,
  );
  if (row) await noteChange(to, { path: 'jobs', id, kind: 'update', version: row.version, by: row.by });
  return row !== undefined;
}
