import type { Settings } from '../settings.ts';
import type { Database } from '../storage/database.ts';
import { backUpWhenDue } from './backUp.ts';

const firstMs = 5_000;
const everyMs = 30_000;

/** Looks at the clock as long as the program runs, and makes the backups; a half one is given up when it is stopped. */
export function startBackupClock(database: Database, settings: Settings, log: (line: string) => void): { stop(): Promise<void> } {
  const leaving = new AbortController();
  let work: Promise<unknown> = Promise.resolve();
  let timer = setTimeout(turn, firstMs);

  function turn(): void {
    work = backUpWhenDue(database, settings, { now: new Date(), signal: leaving.signal })
      .then((made) => { if (made) log(`Sicherung geschrieben und geprüft: ${made.file} (${String(made.rows)} Zeilen).`); })
      .catch((error: unknown) => { log(`Sicherung: ${error instanceof Error ? error.message : String(error)}`); })
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
