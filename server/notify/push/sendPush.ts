import { sql } from 'drizzle-orm';
import webPush from 'web-push';
import { defineJob } from '../../jobs/defineJob.ts';
import { forgetOldSubscriptions, forgetSubscriptions } from '../../storage/pushSubscriptions.ts';
import { rowsOf, type Queryable } from '../../storage/sql.ts';
import { claimPush, nextDue, type DuePush } from './claimPush.ts';
import { pushKeysOf, type PushKeys } from './pushKeys.ts';
import { isAllowed, type PushAccess } from './services.ts';

const atOnce = 5;
const patienceMs = 15_000;
/** A service keeps a message so long for a browser that is away; after that nobody needs it any more. */
const lifeMs = 24 * 3_600_000;
const minute = 60_000;
/** How long a message waits after each try that the service put off. */
const pauses = [1, 5, 30, 120].map((it) => it * minute);

/** Hands what waits for its way to browsers to their push services. */
export const sendPush = (access: PushAccess) =>
  defineJob({
    name: 'push.send',
    title: 'Push-Benachrichtigungen an Browser',
    due: nextDue,
    retries: [minute],
    async run({ database: { pool }, clock, signal, lastCall }) {
      await forgetOldSubscriptions(pool, clock());
      const count = await pushDue({ pool, access, clock }, { stopping: signal, leaving: lastCall });
      return { result: count === 1 ? '1 Nachricht übergeben' : `${String(count)} Nachrichten übergeben` };
    },
  });

type Sending = { readonly pool: Queryable; readonly access: PushAccess; readonly clock: () => Date };

/** Hands over everything that is due; answers how many messages were taken. */
export async function pushDue(
  sending: Sending,
  { stopping, leaving }: { readonly stopping: AbortSignal; readonly leaving: AbortSignal },
): Promise<number> {
  const keys = await pushKeysOf(sending.pool);
  let taken = 0;
  if (!keys) return taken;
  while (!stopping.aborted) {
    const due = await claimPush(sending.pool, { now: sending.clock(), max: atOnce });
    if (due.length === 0) break;
    const ends = await Promise.all(due.map((it) => pushOne(sending, { due: it, keys, leaving })));
    taken += ends.filter((it) => it === 'taken').length;
  }
  return taken;
}

type End = 'taken' | 'left';

async function pushOne(
  { pool, access, clock }: Sending,
  { due, keys, leaving }: { due: DuePush; keys: PushKeys; leaving: AbortSignal },
): Promise<End> {
  const { endpoint } = due.subscription;
  const answer = isAllowed(endpoint, access.services) ? await handed(due, { access, keys, leaving }) : 'gone';
  if (answer === 'gone') {
    await forgetSubscriptions(pool, sql`endpoint = ${endpoint}`);
    return 'left';
  }
  const next = answer === 'later' ? nextTry(due, clock()) : undefined;
  await rowsOf(
    pool,
    next
      ? sql`update push_messages set due_at = ${next.toISOString()} where id = ${due.id}`
      : sql`delete from push_messages where id = ${due.id}`,
  );
  return answer === 'taken' ? 'taken' : 'left';
}

/** What a push service says to a message: it has it, not now, never, or the browser is not there any more. */
type Answer = 'taken' | 'later' | 'never' | 'gone';

async function handed(
  { subscription: { endpoint, p256dh, auth }, pushed }: DuePush,
  { access, keys, leaving }: { access: PushAccess; keys: PushKeys; leaving: AbortSignal },
): Promise<Answer> {
  let asked;
  try {
    asked = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(pushed), {
      vapidDetails: { subject: access.contact, ...keys },
      TTL: Math.round(lifeMs / 1000),
      urgency: 'high',
      // The same message sent twice replaces itself while the browser is away.
      topic: `n${String(pushed.id)}`,
      contentEncoding: 'aes128gcm',
    });
  } catch {
    return 'gone'; // keys that are none
  }
  try {
    const { status, body } = await fetch(endpoint, {
      method: 'POST',
      headers: sentHeaders(asked.headers),
      body: new Uint8Array(asked.body ?? Buffer.alloc(0)),
      redirect: 'error',
      signal: AbortSignal.any([leaving, AbortSignal.timeout(patienceMs)]),
    });
    // Nobody reads it, and the line is free for the next message.
    await body?.cancel();
    return answerOf(status);
  } catch {
    return 'later';
  }
}

/**
 * A key that is not taken (401, 403) may be a fault of the settings: the message is dropped, the browser stays, and the
 * console makes its subscription anew when it belongs to another key.
 */
function answerOf(status: number): Answer {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'never';
}

function nextTry({ attempts, madeAt }: DuePush, now: Date): Date | undefined {
  const pause = pauses[attempts - 1];
  const next = pause === undefined ? undefined : new Date(now.getTime() + pause);
  return next && next.getTime() - madeAt.getTime() < lifeMs ? next : undefined;
}

/** The length is said by what sends. */
function sentHeaders(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  const sent = Object.entries(headers).filter(([name]) => name !== 'Content-Length');
  return Object.fromEntries(sent.map(([name, value]) => [name, String(value)]));
}
