import type { Database } from '../storage/database.ts';
import { isKey, keyStandings, noteKeyUsed } from '../storage/apiKeys.ts';
import { noteSeen, standingsOf, type Standing } from '../storage/sessions.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly standings: Standings;
  }
}

/** Should a hint ever be lost, what was taken away is gone after this long all the same. */
const keptMs = 10_000;
const maxKept = 5_000;

/**
 * Knows for every session, and every key of a program, how its bearer stands, without asking the database each time.
 */
export type Standings = {
  /** How the bearer of a session stands now; undefined when it has ended. */
  of(session: string): Promise<Standing | undefined>;
  /**
   * Calls back once when the session ends or its bearer may do something else than now; answers how to stop watching.
   */
  watch(session: string, standing: Standing, onEnd: () => void): () => void;
  /** Asks anew from now on: for whoever has just changed something himself, and when another server has. */
  forget(): void;
  close(): Promise<void>;
};
type Watch = { readonly session: string; readonly standing: Standing; readonly onEnd: () => void };

/**
 * Keeps what was asked until it is told to forget it, as PostgreSQL says when an account or a session has changed, on
 * whichever server.
 */
export function startStandings(database: Database, clock: () => Date): Standings {
  const { pool } = database;
  const known = new Map<string, { readonly answer: Promise<Standing | undefined>; readonly until: number }>();
  const watches = new Set<Watch>();
  let looking: Promise<void> | undefined;
  let isWanted = false;

  const standingsNow = async (bearers: readonly string[]): Promise<ReadonlyMap<string, Standing>> => {
    const keys = bearers.filter(isKey);
    const sessions = bearers.filter((it) => !isKey(it));
    const found = await Promise.all([
      sessions.length > 0 ? standingsOf(pool, sessions) : [],
      keys.length > 0 ? keyStandings(pool, keys, clock()) : [],
    ]);
    return new Map(found.flatMap((it) => [...it]));
  };
  const ask = async (session: string): Promise<Standing | undefined> => {
    const standing = (await standingsNow([session])).get(session);
    const note = isKey(session) ? noteKeyUsed : noteSeen;
    if (standing) void note(pool, session, clock()).catch(() => undefined);
    return standing;
  };
  const of = (session: string): Promise<Standing | undefined> => {
    const found = known.get(session);
    if (found && found.until > performance.now()) return found.answer;
    const answer = ask(session);
    const kept = { answer, until: performance.now() + keptMs };
    known.delete(session);
    known.set(session, kept);
    answer.catch(() => {
      if (known.get(session) === kept) known.delete(session);
    });
    const [oldest] = known.keys();
    if (known.size > maxKept && oldest !== undefined) known.delete(oldest);
    return answer;
  };

  const look = async (): Promise<void> => {
    while (isWanted) {
      isWanted = false;
      const asked = [...watches];
      const now = await standingsNow([...new Set(asked.map((it) => it.session))]);
      const ended = asked.filter((it) => !isSame(now.get(it.session), it.standing) && watches.delete(it));
      for (const { onEnd } of ended) onEnd();
    }
  };
  const lookAgain = () => {
    isWanted = watches.size > 0;
    // What could not be asked now is asked again by the clock.
    looking ??= look()
      .catch(() => undefined)
      .finally(() => {
        looking = undefined;
        if (isWanted) lookAgain();
      });
  };
  const forget = () => {
    known.clear();
    lookAgain();
  };

  const timer = setInterval(lookAgain, keptMs);
  return {
    of,
    forget,
    watch(session, standing, onEnd) {
      const watch: Watch = { session, standing, onEnd };
      watches.add(watch);
      // It may have ended since it was asked.
      lookAgain();
      return () => {
        watches.delete(watch);
      };
    },
    async close() {
      clearInterval(timer);
      watches.clear();
      await looking;
    },
  };
}

function isSame(now: Standing | undefined, then: Standing): boolean {
  return (
    now !== undefined && now.mustChangePassword === then.mustChangePassword && now.roles.join() === then.roles.join()
  );
}
