import pg from 'pg';
import { changeChannel } from './changeLog.ts';
import type { Database } from './database.ts';

const againMs = 2_000;

/** Hears that somebody has written to the change log, until it is closed. */
export type Hints = { close(): Promise<void> };

/** Listens on a connection outside the pool and makes a new one when it is lost; whoever polls meanwhile misses nothing. */
export async function hearHints(database: Database, onHint: () => void, log: (line: string) => void, channel = changeChannel): Promise<Hints> {
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let client = await listening();
  return {
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await client.end().catch(() => undefined);
    },
  };

  async function listening(): Promise<pg.Client> {
    const made = new pg.Client(database.config);
    made.on('error', (error) => { log(`Live-Hinweise unterbrochen: ${error.message}`); });
    made.on('notification', onHint);
    try {
      await made.connect();
      await made.query(`listen ${channel}`);
    } catch (error) {
      made.end().catch(() => undefined);
      throw error;
    }
    made.once('end', listenAgain);
    onHint();
    return made;
  }

  function listenAgain(): void {
    if (isClosed) return;
    timer = setTimeout(() => {
      listening().then((made) => { client = made; if (isClosed) void made.end(); }, listenAgain);
    }, againMs);
  }
}
