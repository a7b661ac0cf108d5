import { mayRead } from '../../../src/domain/access/matrix.ts';
import type { Health } from '../../health/health.ts';
import { runningJobs } from '../../jobs/ownJobs.ts';
import { callerId } from '../../storage/actor.ts';
import { listen } from '../../storage/changeHints.ts';
import { changeChannel, currentPosition, isBehind, type Position } from '../../storage/changeLog.ts';
import type { Database } from '../../storage/database.ts';
import { onlineChannel } from '../../storage/openConsoles.ts';
import { endSilence, presenceChannel } from '../../storage/presence.ts';
import { progressChannel } from '../../storage/progressChannel.ts';
import { positionFrom, positionText } from './changeEvents.ts';
import { deliverAll, replay, type Delivery } from './delivery.ts';
import { makeOnline } from './online.ts';
import { makePresence } from './presence.ts';
import { makeProgress } from './progress.ts';
import { eventBytes, heartbeat, type Stream } from './stream.ts';

const usualPollMs = 1_000;
/** How soon a change is looked for that an older transaction still holds back; then ever later, up to so late. */
const heldBackMs = { first: 10, most: 100 };
const heartbeatMs = 15_000;

export type HubOptions = {
  readonly clock: () => Date;
  readonly secret: string;
  readonly log: (line: string) => void;
  /** How often the log is looked at without a hint. */
  readonly pollMs?: number;
};

/**
 * Reads the change log once for all consoles and tells each what it may know; answers within milliseconds of a commit.
 */
export async function startHub(
  database: Database,
  health: Health,
  { clock, secret, log, pollMs = usualPollMs }: HubOptions,
) {
  const streams = new Set<Stream>();
  const presence = makePresence(database.pool, { streams, clock });
  const online = makeOnline(database.pool, { streams });
  const progress = makeProgress(database.pool, { streams });
  let position = await currentPosition(database.pool);
  let work: Promise<unknown> = Promise.resolve();
  let replays: Promise<unknown> = Promise.resolve();
  let waiting = false;
  let failing = false;
  let sooner: NodeJS.Timeout | undefined;
  let soonerMs = heldBackMs.first;
  const leaving = new AbortController();
  const delivery: Delivery = { database, signing: () => ({ secret, now: clock() }), log, leaving: leaving.signal };

  /** Everything that touches the position runs one after the other. */
  const inTurn = <T>(step: () => Promise<T>): Promise<T> => {
    const turn = work.then(step, step);
    work = turn.then(
      () => {
        failing = false;
      },
      (error: unknown) => {
        if (!failing) log(`Live-Änderungen unterbrochen: ${String(error)}`);
        failing = true;
      },
    );
    return turn;
  };

  const catchUp = () => {
    if (waiting || leaving.signal.aborted) return;
    waiting = true;
    void inTurn(async () => {
      waiting = false;
      await deliverAll(delivery, {
        from: position,
        readers: () => [...streams],
        reached: (now) => {
          position = now;
        },
      });
      await lookSooner();
    }).catch(() => undefined);
  };

  /** What was committed while an older transaction went on has had its hint; nothing tells when that one ends. */
  const lookSooner = async () => {
    clearTimeout(sooner);
    if (streams.size === 0 || !(await isBehind(database.pool, position))) {
      soonerMs = heldBackMs.first;
      return;
    }
    sooner = setTimeout(catchUp, soonerMs);
    soonerMs = Math.min(soonerMs * 2, heldBackMs.most);
  };

  const broadcast = (bytes: Buffer) => {
    for (const stream of streams) stream.send(bytes);
  };

  /** What needs to be seen to is told to administrators, that nobody can be served to everybody. */
  const tellHealth = (readers: Iterable<Stream>) => {
    for (const stream of readers) {
      const isAdministrator = mayRead(stream.actor.roles, 'administration');
      const { failure, lastBackup } = health;
      const warnings = health.warnings.map(({ code, title, message }) => ({ code, title, message }));
      stream.send(
        eventBytes(
          'health',
          isAdministrator ? { failure, warnings, lastBackup } : { failure, warnings: [], lastBackup: null },
        ),
      );
    }
  };
  health.onChange(() => {
    tellHealth(streams);
  });

  /** Says that this server lives, and ends what others no longer say of themselves. */
  const tidy = () => {
    void Promise.all([online.note(), endSilence(database.pool, clock())]).catch(() => undefined);
  };

  const heard = {
    [changeChannel]: catchUp,
    [presenceChannel]: presence.hear,
    [onlineChannel]: online.hear,
    [progressChannel]: progress.hear,
  };
  const hints = await listen(database, heard, log);
  const timers = [
    setInterval(catchUp, pollMs),
    setInterval(() => {
      broadcast(heartbeat);
      tellHealth(streams);
      tidy();
    }, heartbeatMs),
  ];

  return {
    streams: () => streams.size,
    /** Up to where the changes were told; whoever reads now and goes on from here misses nothing. */
    place: () => positionText(position),
    /**
     * Opens a console's stream: first what it missed since its last event, while the others go on hearing what is new,
     * then everything new.
     */
    async join(stream: Stream, lastEventId: string | undefined): Promise<void> {
      const from = positionFrom(lastEventId);
      const heard = from && (await replayInTurn(stream, from));
      return inTurn(async () => {
        const isCaughtUp = heard !== undefined && (await replay(delivery, stream, heard)) !== undefined;
        if (lastEventId !== undefined && !isCaughtUp) stream.send(eventBytes('reset', {}));
        progress.greet(stream);
        for (const job of await runningJobs(database.pool, callerId(stream.actor) ?? 0))
          stream.send(eventBytes('progress', job.progress));
        await presence.greet(stream);
        tellHealth([stream]);
        // Who has gone while he waited for his turn would never be taken out again.
        if (!stream.isOpen() || leaving.signal.aborted) return stream.end();
        streams.add(stream);
        // Who has heard no change yet must know all the same where to go on after an interruption.
        await online.greet(stream, isCaughtUp ? undefined : positionText(position));
      });
    },
    leave(stream: Stream): void {
      if (streams.delete(stream)) void online.note();
    },
    /** Tells every console how far background work has come. */
    progress: progress.tell,
    async close(): Promise<void> {
      leaving.abort();
      for (const timer of timers) clearInterval(timer);
      clearTimeout(sooner);
      for (const stream of streams) stream.end();
      await hints.close();
      await replays;
      await work.catch(() => undefined);
      await presence.close();
      await online.close();
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
