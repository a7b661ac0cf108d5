import pg from 'pg';
import { changeChannel } from './changeLog.ts';
import type { Database } from './database.ts';

const againMs = 2_000;

/** Hears what is told on channels of the database, until it is closed. */
export type Hints = { close(): Promise<void> };
/**
 * Who hears what is told, by channel; hears nothing in particular (an empty text) whenever something may have been
 * missed.
 */
export type Heard = Readonly<Record<string, (payload: string) => void>>;

/** Hears that somebody has written to the change log. */
export function hearHints(database: Database, onHint: () => void, log: (line: string) => void): Promise<Hints> {
  return listen(database, { [changeChannel]: onHint }, log);
}

/**
 * Listens on a connection outside the pool and makes a new one when it is lost; whoever polls meanwhile misses nothing.
 */
export async function listen(database: Database, heard: Heard, log: (line: string) => void): Promise<Hints> {
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
    made.on('error', (error) => {
      log(`Live-Hinweise unterbrochen: ${error.message}`);
    });
    made.on('notification', ({ channel, payload = '' }) => heard[channel]?.(payload));
    try {
      await made.connect();
      await made.query(
        Object.keys(heard)
          .map((it) => `listen ${it}`)
          .join(';'),
      );
    } catch (error) {
      made.end().catch(() => undefined);
      throw error;
    }
    made.once('end', listenAgain);
    for (const hear of Object.values(heard)) hear('');
    return made;
  }

  function listenAgain(): void {
    if (isClosed) return;
    timer = setTimeout(() => {
      listening().then((made) => {
        client = made;
        if (isClosed) void made.end();
      }, listenAgain);
    }, againMs);
  }
}
