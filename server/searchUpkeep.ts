import type { Database } from './storage/database.ts';
import { isLostConnection } from './storage/lostConnection.ts';
import { followRenamings } from './storage/renamings.ts';

const everyMs = 2_000;

/** Keeps search texts up to date behind everybody's back, until it is stopped. */
export function startSearchUpkeep(database: Database, log: (line: string) => void): { stop(): Promise<void> } {
  const leaving = new AbortController();
  let work = Promise.resolve();
  let timer = setTimeout(turn, everyMs);

  function turn(): void {
    work = followRenamings(database, leaving.signal)
      .catch((error: unknown) => { if (!leaving.signal.aborted && !isLostConnection(error)) log(`Suchtexte: ${String(error)}`); })
      .then(() => { if (!leaving.signal.aborted) timer = setTimeout(turn, everyMs); });
  }

  return {
    async stop() {
      leaving.abort();
      clearTimeout(timer);
      await work;
    },
  };
}
