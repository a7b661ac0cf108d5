import { besidesOf } from '../besides.ts';
import type { Settings } from '../settings.ts';
import type { Database } from '../storage/database.ts';
import { StartRefused } from '../storage/embedded/refusal.ts';
import { exportAll } from '../storage/exchange/exportAll.ts';
import { newBackupPath, pruneBackups } from './backupFolder.ts';
import { backupNote, keepBackupNote, type MadeBackup } from './backupNote.ts';

/** Enough to go back over some updates. */
const keptBeforeMigration = 5;

type Times = { readonly now: Date; readonly signal?: AbortSignal };

/** Makes a backup that is kept among the daily ones; whatever goes wrong is noted for those who watch. */
export async function makeBackup(database: Database, settings: Settings, { now, signal }: Times): Promise<MadeBackup> {
  const note = await backupNote(database.pool, now);
  try {
    const last = await makeNightly(database, settings, { now, ...(signal && { signal }) });
    await keepBackupNote(database.pool, { ...note, last, failed: null });
    return last;
  } catch (error) {
    if (signal?.aborted !== true)
      await keepBackupNote(database.pool, { ...note, failed: { at: now.toISOString(), reason: messageOf(error) } });
    throw error;
  }
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
    throw new StartRefused(
      `Vor der Umstellung auf diese Version ließ sich keine Sicherung schreiben, es wurde nichts geändert: ${reason}`,
      { cause: error },
    );
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
