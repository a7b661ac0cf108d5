import { mayRead } from '../../../src/domain/access/matrix.ts';
import { resourceByPath } from '../../../src/domain/resources.ts';
import type { Health } from '../../health/health.ts';
import { hearHints } from '../../storage/changeHints.ts';
import { currentPosition, trimChangeLog, type Position } from '../../storage/changeLog.ts';
import type { Database } from '../../storage/database.ts';
import { positionFrom, positionText } from './changeEvents.ts';
import { deliverAll, replay, type Delivery } from './delivery.ts';
import { makePresence } from './presence.ts';
import { eventBytes, heartbeat, type Stream } from './stream.ts';

const pollMs = 1_000;
const heartbeatMs = 15_000;
const trimMs = 600_000;
const keptHours = 24;

export type Progress = { readonly task: string; readonly label: string; readonly done: number; readonly of: number };

/** Reads the change log once for all consoles and tells each what it may know; answers within milliseconds of a commit. */
export async function startHub(database: Database, health: Health, log: (line: string) => void) {
  const streams = new Set<Stream>();
  const presence = makePresence();
  const progress = new Map<string, Progress>();
  let position = await currentPosition(database.pool);
  let work: Promise<unknown> = Promise.resolve();
  let replays: Promise<unknown> = Promise.resolve();
  let waiting = false;
  let failing = false;
  const leaving = new AbortController();
  const delivery: Delivery = { database, log, leaving: leaving.signal };

  /** Everything that touches the position runs one after the other. */
  const inTurn = <T>(step: () => Promise<T>): Promise<T> => {
    const turn = work.then(step, step);
    work = turn.then(() => { failing = false; }, (error: unknown) => {
      if (!failing) log(`Live-Änderungen unterbrochen: ${String(error)}`);
      failing = true;
    });
    return turn;
  };

  const catchUp = () => {
    if (waiting || leaving.signal.aborted) return;
    waiting = true;
    void inTurn(async () => {
      waiting = false;
      await deliverAll(delivery, { from: position, readers: () => [...streams], reached: (now) => { position = now; } });
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

  /** What needs to be seen to is told to administrators, that nobody can be served to everybody. */
  const tellHealth = (readers: Iterable<Stream>) => {
    for (const stream of readers) {
      const isAdministrator = mayRead(stream.actor.roles, 'administration');
      const { failure, lastBackup } = health;
      const warnings = health.warnings.map(({ code, title, message }) => ({ code, title, message }));
      stream.send(eventBytes('health', isAdministrator ? { failure, warnings, lastBackup } : { failure, warnings: [], lastBackup: null }));
    }
  };
  health.onChange(() => { tellHealth(streams); });

  const hints = await hearHints(database, catchUp, log);
  const timers = [
    setInterval(catchUp, pollMs),
    setInterval(() => { broadcast(heartbeat); tellHealth(streams); tellPresence(presence.expire(Date.now())); }, heartbeatMs),
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
        const isCaughtUp = heard !== undefined && (await replay(delivery, stream, heard)) !== undefined;
        if (lastEventId !== undefined && !isCaughtUp) stream.send(eventBytes('reset', {}));
        for (const it of progress.values()) stream.send(eventBytes('progress', it));
        tellPresence(presence.all(), [stream]);
        tellHealth([stream]);
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
    const turn = replays.then(() => replay(delivery, stream, from));
    replays = turn.catch(() => undefined);
    return turn;
  }
}
export type Hub = Awaited<ReturnType<typeof startHub>>;

/** Who sits at a record is told to those who may read it. */
function maySeeWho({ actor }: Stream, iri: string): boolean {
  return mayRead(actor.roles, resourceByPath(iri.split('/')[2] ?? '')?.area ?? 'administration');
}
