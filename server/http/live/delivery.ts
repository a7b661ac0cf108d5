import { toldJobs } from '../../jobs/ownJobs.ts';
import { callerId } from '../../storage/actor.ts';
import { changesAfter, hasMissedMore, reachesBack, type Position } from '../../storage/changeLog.ts';
import type { Database } from '../../storage/database.ts';
import type { Signing } from '../../read/signedAddress.ts';
import { eventsFor } from './changeEvents.ts';
import { recordsOf, toldOf } from './recordsTold.ts';
import { eventBytes, type Stream } from './stream.ts';

/** How many changes are read from the log at a time. */
const atOnce = 500;
/** Whoever missed more loads anew, which is quicker for everybody, and is told so before any of it is sent. */
const maxReplayed = 2_000;

export type Delivery = {
  readonly database: Database;
  readonly signing: () => Signing;
  readonly log: (line: string) => void;
  /** Ends it early, when the server stops. */
  readonly leaving: AbortSignal;
};

/** Tells these readers everything after a position, step by step, and says after each step how far they are. */
export async function deliverAll(
  delivery: Delivery,
  {
    from,
    readers,
    reached,
  }: { from: Position; readers: () => readonly Stream[]; reached: (position: Position) => void },
): Promise<void> {
  let step = { position: from, count: atOnce };
  while (step.count === atOnce && !delivery.leaving.aborted) {
    step = await deliver(delivery, step.position, readers());
    reached(step.position);
  }
}

/**
 * Sends one reader what he missed and answers where it ends; undefined when the log no longer reaches back so far, too
 * much was missed or nobody listens any more.
 */
export async function replay(delivery: Delivery, stream: Stream, from: Position): Promise<Position | undefined> {
  const { pool } = delivery.database;
  if (!(await reachesBack(pool, from)) || (await hasMissedMore(pool, from, maxReplayed))) return undefined;
  let at = from;
  for (let sent = 0; sent < maxReplayed && stream.isOpen() && !delivery.leaving.aborted;) {
    const step = await deliver(delivery, at, [stream]);
    at = step.position;
    sent += step.count;
    if (step.count < atOnce) return at;
  }
  return undefined;
}

/** The next changes after a position, written once for all readers of the same roles. */
async function deliver(
  { database: { pool }, signing, log }: Delivery,
  from: Position,
  readers: readonly Stream[],
): Promise<{ position: Position; count: number }> {
  const changes = await changesAfter(pool, from, atOnce);
  const last = changes.at(-1);
  if (!last) return { position: from, count: 0 };
  const groups = Map.groupBy(readers, (it) => it.group);
  const leftOut = new Map<string, unknown>();
  const leaveOut = (iri: string, error: unknown) => {
    leftOut.set(iri, error);
  };
  const told = toldOf(changes);
  const records = groups.size > 0 ? await recordsOf(pool, told, leaveOut) : new Map<string, never>();
  for (const members of groups.values()) {
    const roles = members[0]?.actor.roles ?? [];
    const showing = { told, records, roles, signing: signing(), leaveOut };
    for (const { bytes, onlyFor, exceptFor } of await eventsFor(pool, showing)) {
      const isFor = (userId: number | null) =>
        (onlyFor === undefined || onlyFor === userId) && (exceptFor === undefined || exceptFor !== userId);
      for (const stream of members) if (isFor(stream.actor.userId)) stream.send(bytes);
    }
  }
  for (const { caller, progress } of await toldJobs(
    pool,
    changes.flatMap((it) => (it.path === 'jobs' && it.kind !== 'delete' ? (it.record_id ?? []) : [])),
  )) {
    const bytes = eventBytes('progress', progress);
    for (const stream of readers) if (callerId(stream.actor) === caller) stream.send(bytes);
  }
  for (const [iri, error] of leftOut)
    log(`Live-Änderung ohne Inhalt gesendet, ${iri} ließ sich nicht lesen: ${String(error)}`);
  return { position: { xid: last.xid, seq: last.seq }, count: changes.length };
}
