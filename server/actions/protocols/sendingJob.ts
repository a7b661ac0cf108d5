import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { protocol, type Protocol } from '../../../src/domain/protocol/protocol.ts';
import { defineJob, type JobContext } from '../../jobs/defineJob.ts';
import type { Settings } from '../../settings.ts';
import { rowsOf, type Queryable } from '../../storage/sql.ts';
import { sendFinished } from './sendFinished.ts';

const input = z.strictObject({
  /** Names this sending in the protocols that it has queued, so that no run of it queues one again. */
  run: z.string(),
  ids: z.array(z.number()),
});
type Input = z.infer<typeof input>;

/** So many mails are ahead of the mail server; whoever stops the sending keeps back all the others. */
const ahead = 8;
const betweenLooksMs = 250;

/**
 * Sends many protocols one after the other, each in a transaction of its own: whatever happens in between, one that is
 * queued is not queued again. It keeps pace with the mail server, so that stopping helps and its progress is true.
 */
export const protocolSending = ({ smtpUrl }: Pick<Settings, 'smtpUrl'>) =>
  defineJob<Input>({
    name: 'protocols.send',
    title: 'Protokolle versenden',
    input,
    retries: [10_000, 60_000],
    async run(context) {
      const { input: asked, progress, signal } = context;
      const kept: string[] = [];
      for (const [at, id] of asked.ids.entries()) {
        signal.throwIfAborted();
        if (smtpUrl !== null) await untilThereIsRoom(context);
        const why = await queueOnce(context, id);
        if (why) kept.push(why);
        progress(at + 1, asked.ids.length);
      }
      const sent = asked.ids.length - kept.length;
      const said = sent === 1 ? '1 Protokoll steht zum Versand an' : `${String(sent)} Protokolle stehen zum Versand an`;
      return { result: [smtpUrl === null ? said : `${String(sent)} versendet`, ...kept].join(' · ').slice(0, 1000) };
    },
  });

/** Queues a protocol unless this sending has done so before; answers what speaks against it by now. */
function queueOnce({ input: { run }, scope }: JobContext<Input>, id: number): Promise<string | undefined> {
  return scope(async (its) => {
    await rowsOf(its.client, sql`select id from protocols where id = ${id} for no key update`);
    const record = await its.look(protocol, iriOf(protocol.path, id));
    if (!record || isQueuedBy(record, run)) return undefined;
    const refused = await sendFinished(its, record, { run });
    return refused && `${record.orderNumber ?? ''}: ${refused.message}`;
  });
}

function isQueuedBy({ sentMails }: Protocol, run: string): boolean {
  return sentMails.some((it) => it.run === run);
}

/** Waits until the mail server has taken enough of what is queued; what it puts off holds up nobody. */
async function untilThereIsRoom({ database: { pool }, clock, signal }: JobContext<Input>): Promise<void> {
  while ((await waiting(pool, clock())) >= ahead) await pause(betweenLooksMs, undefined, { signal });
}

async function waiting(to: Queryable, now: Date): Promise<number> {
  const [row] = await rowsOf<{ n: number }>(
    to,
    sql`select count(*)::int as n from mail_logs where status = 'pending' and template = 'M11' and "isDemo" is not true
        and ("nextAttemptAt" is null or "nextAttemptAt" <= ${now.toISOString()})`,
  );
  return row?.n ?? 0;
}
