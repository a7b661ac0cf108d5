import { besidesOf } from '../besides.ts';
import type { Settings } from '../settings.ts';
import type { Database } from '../storage/database.ts';
import { StartRefused } from '../storage/embedded/refusal.ts';
import { exportAll } from '../storage/exchange/exportAll.ts';
import { withSession } from '../storage/exchange/session.ts';
import { isBackupDue } from './backupDue.ts';
import { newBackupPath, pruneBackups } from './backupFolder.ts';
import { backupNote, keepBackupNote, type MadeBackup } from './backupNote.ts';

/** Held by the server that makes the backup; PostgreSQL takes it back when that server is gone. */
const backupLock = 6_512_002;
/** Enough to go back over some updates. */
const keptBeforeMigration = 5;

type Times = { readonly now: Date; readonly signal?: AbortSignal };

/** Makes the day's backup if it is time for it and no other server does; whatever goes wrong is noted for those who watch. */
export async function backUpWhenDue(database: Database, settings: Settings, { now, signal }: Times): Promise<MadeBackup | undefined> {
  const { backupTime: time } = settings;
  if (time === null || !isBackupDue(await backupNote(database.pool, now), { time, now })) return undefined;
  return withSession(database, async (client) => {
    const { rows: [lock] } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [backupLock]);
    if (lock?.mine !== true) return undefined;
    const note = await backupNote(client, now);
    if (!isBackupDue(note, { time, now })) return undefined;
    try {
      const last = await makeNightly(database, settings, { now, ...(signal && { signal }) });
      await keepBackupNote(client, { ...note, last, failed: null });
      return last;
    } catch (error) {
      if (signal?.aborted === true) return undefined;
      await keepBackupNote(client, { ...note, failed: { at: now.toISOString(), reason: messageOf(error) } });
      throw error;
    }
  });
}

async function makeNightly(database: Database, settings: Settings, { now, signal }: Times): Promise<MadeBackup> {
  const { backupFolder: folder, backupKeep: keep } = settings;
  const file = newBackupPath(folder, { kind: 'nightly', now });
  const besides = besidesOf(settings, process.env);
  const { rows, bytes } = await exportAll(database, file, { besides, ...(signal && { signal }) });
  pruneBackups(folder, { kind: 'nightly', keep, now });
  return { at: now.toISOString(), file, rows, bytes };
}

/** Keeps the data as they are before another version changes their tables; without that nothing is changed. */
export async function backUpBeforeMigration(database: Database, settings: Settings, now: Date): Promise<string> {
  try {
    const file = newBackupPath(settings.backupFolder, { kind: 'beforeMigration', now });
    await exportAll(database, file, { besides: besidesOf(settings, process.env) });
    pruneBackups(settings.backupFolder, { kind: 'beforeMigration', keep: keptBeforeMigration, now });
    return file;
  } catch (error) {
    const reason = messageOf(error);
    throw new StartRefused(`Vor der Umstellung auf diese Version ließ sich keine Sicherung schreiben, es wurde nichts geändert: ${reason}`, { cause: error });
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
