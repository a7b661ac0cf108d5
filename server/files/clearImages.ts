import { sql } from 'drizzle-orm';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { defineJob } from '../jobs/defineJob.ts';
import type { Settings } from '../settings.ts';
import type { Database } from '../storage/database.ts';
import { retentionPeriodOf } from '../storage/retentionPeriods.ts';
import { rowsOf } from '../storage/sql.ts';
import { incomingFolder } from './files.ts';
import { storeAt } from './store/storeAt.ts';
import type { FileStore } from './store/fileStore.ts';

/** A content that was put into the store may still be on its way to its row. */
const onItsWayHours = 24;
const atOnce = 500;

/** Takes away what no record, restore point or document has named for a month, and what a sudden end left half. */
export const clearImages = (settings: Pick<Settings, 'filesUrl' | 's3'>) =>
  defineJob({
    name: 'images.clear',
    title: 'Unbenutzte Bilder',
    schedule: { everyMinutes: 60 },
    retries: [3_600_000],
    async run({ database, clock, signal }) {
      const images = await forgetImages(database, clock());
      const contents = await removeContents({ database, store: storeAt(settings), signal }, clock());
      await clearIncoming(incomingFolder(settings), clock());
      return images + contents > 0 ? { result: `${String(images)} Dateien, ${String(contents)} Inhalte entfernt` } : {};
    },
  });

/** A file may be named by nothing for a while: somebody may take a change back, or finish what he began. */
async function forgetImages(database: Database, now: Date): Promise<number> {
  const { amount: graceDays } = await retentionPeriodOf(database.pool, 'unnamedFiles');
  const gone = await rowsOf(
    database.pool,
    sql`delete from images i where i.unnamed_since < ${now.toISOString()}::timestamptz - make_interval(days => ${graceDays})
          and not exists (select from image_uses u where u.image = i.id) returning i.id`,
  );
  return gone.length;
}

type Removing = { readonly database: Database; readonly store: FileStore; readonly signal: AbortSignal };

/**
 * One at a time, its row held until the content is gone: whoever puts the same there meanwhile waits and puts it anew.
 */
async function removeContents({ database, store, signal }: Removing, now: Date): Promise<number> {
  const unwanted = sql`not exists (select from image_contents c where c.hash = f.hash)
    and f.kept_at < ${now.toISOString()}::timestamptz - make_interval(hours => ${onItsWayHours})`;
  const hashes = await rowsOf<{ hash: string }>(
    database.pool,
    sql`select f.hash from stored_files f where ${unwanted} limit ${atOnce}`,
  );
  let removed = 0;
  for (const { hash } of hashes) {
    signal.throwIfAborted();
    removed += await database.transaction(async (client) => {
      const [row] = await rowsOf(
        client,
        sql`delete from stored_files f where f.hash = ${hash} and ${unwanted} returning f.hash`,
      );
      if (!row) return 0;
      await store.remove(hash);
      return 1;
    });
  }
  return removed;
}

/** What lay in between when a server was killed. */
async function clearIncoming(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now.getTime() }));
    if (now.getTime() - mtimeMs > onItsWayHours * 3_600_000) await rm(path, { recursive: true, force: true });
  }
}
