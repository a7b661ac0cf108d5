import { backupNote } from '../backup/backupNote.ts';
import type { Settings } from '../settings.ts';
import type { Database } from '../storage/database.ts';
import type { Health } from './health.ts';
import { warningsNow } from './warnings.ts';

const betweenLooksMs = 2_000;
/** What warnings look at changes slowly. */
const looksPerWarning = 15;

type Watching = {
  readonly database: Database;
  readonly settings: Settings;
  readonly health: Health;
  readonly print: (line: string) => void;
};

/** Looks again and again whether the database answers and whether anything needs to be seen to, until it is stopped. */
export function startWatch({ database, settings, health, print }: Watching): { stop(): Promise<void> } {
  const leaving = new AbortController();
  let looks = 0;
  /** What was printed last; /api/health may find out earlier that the database is back, and tells no log. */
  let wasAway = false;
  let timer: NodeJS.Timeout | undefined;
  let work = turn();

  async function turn(): Promise<void> {
    const isAway = await database.pool.query('select 1').then(
      () => false,
      () => true,
    );
    if (leaving.signal.aborted) return;
    tell(isAway);
    if (looks++ % looksPerWarning === 0) await lookClosely(isAway);
    if (!leaving.signal.aborted)
      timer = setTimeout(() => {
        work = turn();
      }, betweenLooksMs);
  }

  async function lookClosely(isAway: boolean): Promise<void> {
    const now = new Date();
    const known = new Set(health.warnings.map((it) => it.code));
    const found = await warningsNow({ database, settings, now }, isAway ? () => undefined : print);
    for (const { code, message } of found) if (!known.has(code)) print(`Warnung: ${message}`);
    health.warns(found);
    const note = await backupNote(database.pool, now).catch(() => undefined);
    if (note) health.backedUp(note.last?.at ?? null);
  }

  /** A database server elsewhere is told of here; what the embedded one does is told by whoever keeps it running. */
  function tell(isAway: boolean): void {
    health.fails('connection', isAway ? 'Die Datenbank ist nicht erreichbar.' : null);
    if (settings.databaseUrl === null || isAway === wasAway) return;
    wasAway = isAway;
    print(
      isAway
        ? 'Die Datenbank ist nicht erreichbar; es wird laufend erneut versucht.'
        : 'Die Datenbank ist wieder erreichbar.',
    );
  }

  return {
    async stop() {
      leaving.abort();
      clearTimeout(timer);
      await work;
    },
  };
}
