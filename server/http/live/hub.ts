import { mayRead } from '../../../src/domain/access/matrix.ts';
import { resourceByPath } from '../../../src/domain/resources.ts';
import { hearHints } from '../../storage/changeHints.ts';
import { changesAfter, currentPosition, reachesBack, trimChangeLog, type Position } from '../../storage/changeLog.ts';
import type { Database } from '../../storage/database.ts';
import { eventsFor, positionFrom, positionText, recordsOf } from './changeEvents.ts';
import { makePresence } from './presence.ts';
import { eventBytes, heartbeat, type Stream } from './stream.ts';

const pollMs = 1_000;
const heartbeatMs = 15_000;
const trimMs = 600_000;
const keptHours = 24;
const atOnce = 500;
const mostReplayed = 2_000;

export type Progress = { readonly task: string; readonly label: string; readonly done: number; readonly of: number };

/** Reads the change log once for all consoles and tells each what it may know; answers within milliseconds of a commit. */
export async function startHub(database: Database, log: (line: string) => void) {
  const streams = new Set<Stream>();
  const presence = makePresence();
  const progress = new Map<string, Progress>();
  let position = await currentPosition(database.pool);
  let work: Promise<unknown> = Promise.resolve();
  let replays: Promise<unknown> = Promise.resolve();
  let waiting = false;
  const leaving = new AbortController();
  let failing = false;

  /** Everything that touches the position runs one after the other. */
  const inTurn = <T>(step: () => Promise<T>): Promise<T> => {
    const turn = work.then(step, step);
    work = turn.then(() => { failing = false; }, (error: unknown) => {
      if (!failing) log(`Live-Änderungen unterbrochen: ${String(error)}`);
      failing = true;
    });
    return turn;
  };

  const deliver = async (from: Position, readers: readonly Stream[], limit: number): Promise<{ position: Position; count: number }> => {
    const changes = await changesAfter(database.pool, from, limit);
    const last = changes.at(-1);
    if (!last) return { position: from, count: 0 };
    const groups = Map.groupBy(readers, (it) => it.group);
    const leftOut = new Map<string, unknown>();
    const leaveOut = (iri: string, error: unknown) => { leftOut.set(iri, error); };
    const records = groups.size > 0 ? await recordsOf(database.pool, changes, leaveOut) : new Map<string, never>();
    for (const members of groups.values()) {
      const roles = members[0]?.actor.roles ?? [];
      for (const { bytes, onlyFor } of await eventsFor(database.pool, { changes, records, roles, leaveOut })) {
        for (const stream of members) if (onlyFor === undefined || onlyFor === stream.actor.userId) stream.send(bytes);
      }
    }
    for (const [iri, error] of leftOut) log(`Live-Änderung ohne Inhalt gesendet, ${iri} ließ sich nicht lesen: ${String(error)}`);
    return { position: { xid: last.xid, seq: last.seq }, count: changes.length };
  };

  const catchUp = () => {
    if (waiting || leaving.signal.aborted) return;
    waiting = true;
    void inTurn(async () => {
      waiting = false;
      let step = { position, count: atOnce };
      while (step.count === atOnce && !leaving.signal.aborted) {
        step = await deliver(position, [...streams], atOnce);
        position = step.position;
      }
    }).catch(() => undefined);
  };

  const broadcast = (bytes: Buffer) => { for (const stream of streams) stream.send(bytes); };
  const tellPresence = (iris: readonly string[], readers: Iterable<Stream> = streams) => {
    for (const iri of iris) {
      const bytes = eventBytes('presence', { iri, people: presence.at(iri) });
      for (const stream of readers) if (maySeeWho(stream, iri)) stream.send(bytes);
    }
  };
  const people = () => new Set([...streams].map((it) => it.actor.userId)).size;
  const tellOnline = () => { broadcast(eventBytes('online', { count: people() })); };

  const hints = await hearHints(database, catchUp, log);
  const timers = [
    setInterval(catchUp, pollMs),
    setInterval(() => { broadcast(heartbeat); tellPresence(presence.expire(Date.now())); }, heartbeatMs),
    setInterval(() => { trimChangeLog(database.pool, keptHours).catch((error: unknown) => { log(`Änderungsprotokoll: ${String(error)}`); }); }, trimMs),
  ];

  return {
    presence,
    tellPresence,
    streams: () => streams.size,
    /** Opens a console's stream: first what it missed since its last event, while the others go on hearing what is new, then everything new. */
    async join(stream: Stream, lastEventId: string | undefined): Promise<void> {
      const from = positionFrom(lastEventId);
      const heard = from && (await replayInTurn(stream, from));
      return inTurn(async () => {
        const isCaughtUp = heard !== undefined && (await replay(stream, heard)) !== undefined;
        if (lastEventId !== undefined && !isCaughtUp) stream.send(eventBytes('reset', {}));
        for (const it of progress.values()) stream.send(eventBytes('progress', it));
        tellPresence(presence.all(), [stream]);
        // Who has gone while he waited for his turn would never be taken out again.
        if (!stream.isOpen() || leaving.signal.aborted) return stream.end();
        streams.add(stream);
        // Who has heard no change yet must know all the same where to go on after an interruption.
        if (!isCaughtUp) stream.send(eventBytes('online', { count: people() }, positionText(position)));
        tellOnline();
      });
    },
    leave(stream: Stream): void {
      if (streams.delete(stream)) tellOnline();
    },
    /** Tells every console how far background work has come; forgotten when it is done. */
    progress(step: Progress): void {
      if (step.done >= step.of) progress.delete(step.task);
      else progress.set(step.task, step);
      broadcast(eventBytes('progress', step));
    },
    async close(): Promise<void> {
      leaving.abort();
      for (const timer of timers) clearInterval(timer);
      for (const stream of streams) stream.end();
      await hints.close();
      await replays;
      await work.catch(() => undefined);
    },
  };

  /** One after the other, so that a whole office that comes back at once leaves connections for its work. */
  function replayInTurn(stream: Stream, from: Position): Promise<Position | undefined> {
    const turn = replays.then(() => replay(stream, from));
    replays = turn.catch(() => undefined);
    return turn;
  }

  /** Sends what was missed and answers where it ends; undefined when the log no longer reaches back so far, too much was missed or nobody listens any more. */
  async function replay(stream: Stream, from: Position): Promise<Position | undefined> {
    if (!(await reachesBack(database.pool, from))) return undefined;
    let at = from;
    for (let sent = 0; sent < mostReplayed && stream.isOpen() && !leaving.signal.aborted; ) {
      const step = await deliver(at, [stream], atOnce);
      at = step.position;
      sent += step.count;
      if (step.count < atOnce) return at;
    }
    return undefined;
  }
}
export type Hub = Awaited<ReturnType<typeof startHub>>;

/** Who sits at a record is told to those who may read it. */
function maySeeWho({ actor }: Stream, iri: string): boolean {
  return mayRead(actor.roles, resourceByPath(iri.split('/')[2] ?? '')?.area ?? 'administration');
}
