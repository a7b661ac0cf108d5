import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { batchFileName, bookingBatch } from '../../../src/domain/datev/bookingBatch.ts';
import { bookingsOf } from '../../../src/domain/datev/bookings.ts';
import { datevExport } from '../../../src/domain/datev/datevExport.ts';
import { alteredFile, missingFile } from '../../../src/domain/datev/checkBatch.ts';
import { documentXml } from '../../../src/domain/datev/documentList.ts';
import { personalAccounts } from '../../../src/domain/datev/personalAccounts.ts';
import { windows1252 } from '../../../src/domain/datev/windows1252.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { archiveType, batchType } from '../../../src/domain/file/storedFile.ts';
import { zipFile, type Zipped } from '../../export/zipFile.ts';
import { layMade, nameMade, type Made } from '../../files/keepMade.ts';
import { AlteredFile, soundContent } from '../../files/soundContent.ts';
import type { FileStore } from '../../files/store/fileStore.ts';
import { defineJob } from '../../jobs/defineJob.ts';
import { contentOf } from '../../storage/images.ts';
import { rowsOf, type Queryable } from '../../storage/sql.ts';
import type { KeptBatch } from './makeBatch.ts';

/**
 * Makes the files of each export from what was kept when it got its number; the export names them all at once or none
 * of them.
 */
export const batchFiles = (store: FileStore) =>
  defineJob({
    name: 'datev.files',
    title: 'Export für die Steuerberatung erzeugen',
    due: sql`(select min("createdAt") from datev_exports where "bookingsFile" is null)`,
    retries: [5_000, 60_000, 600_000],
    async run({ clock, database, scope, signal }) {
      const rows = await rowsOf<{ id: number; content: KeptBatch }>(
        database.pool,
        sql`select it.id, batch.content from datev_exports it join datev_batches batch on batch.export = it.id
            where it."bookingsFile" is null order by it.id`,
      );
      for (const { content, id } of rows) {
        signal.throwIfAborted();
        const madeAt = clock();
        const files = await filesOf(database.pool, content, store);
        const laid = await Promise.all(files.map((it) => layMade({ database, now: madeAt, store }, it)));
        const record = iriOf('datev_exports', id);
        await scope(async (its) => {
          const named = [];
          for (const it of laid) named.push(await nameMade(its, record, it));
          const [bookingsFile = null, accountsFile = null, documentsFile = null] = named;
          await its.change(datevExport, record, { bookingsFile, accountsFile, documentsFile });
        });
      }
      return { result: `${String(rows.length)} Exporte erzeugt` };
    },
  });

/** Booking batch, debtors and creditors, and the documents where they go along. */
async function filesOf(
  to: Queryable,
  { accounts, batch, documents, files, settings }: KeptBatch,
  store: FileStore,
): Promise<readonly Made[]> {
  const bookings = documents.flatMap((it) => bookingsOf(it, settings));
  const name = batchFileName(batch);
  const tables: readonly Made[] = [
    { name, type: batchType, content: windows1252(bookingBatch(bookings, batch, settings)) },
    {
      name: name.replace('Buchungsstapel', 'Debitoren_Kreditoren'),
      type: batchType,
      content: windows1252(personalAccounts(accounts, batch, settings)),
    },
  ];
  if (files.length === 0) return tables;
  const { madeAt } = batch;
  const moment = `${madeAt.slice(0, 4)}-${madeAt.slice(4, 6)}-${madeAt.slice(6, 8)}T${madeAt.slice(8, 10)}:${madeAt.slice(10, 12)}:${madeAt.slice(12, 14)}`;
  const xml = documentXml(files, {
    madeAt: moment,
    title: `Belege ${batch.month.slice(5)}/${batch.month.slice(0, 4)}`,
  });
  const zipped: Zipped[] = [
    { name: 'document.xml', read: () => Promise.resolve(once(Buffer.from(xml, 'utf8'))) },
    ...files.map(({ id, image, number }) => ({
      name: `${id}.pdf`,
      read: async () => once(await documentBytes(to, { image, number, store })),
    })),
  ];
  const content = await buffer(zipFile(zipped, new Date(`${moment}Z`)));
  return [
    ...tables,
    { name: name.replace(/^EXTF_Buchungsstapel(.*)\.csv$/, 'Belege$1.zip'), type: archiveType, content },
  ];
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes);
}

/** The file of a document, which must be what it was when it was made. */
async function documentBytes(
  to: Queryable,
  { image, number, store }: { readonly image: number; readonly number: string; readonly store: FileStore },
): Promise<Uint8Array> {
  const content = await contentOf(to, image, 'full');
  const bytes = content && (await soundContent(store, content.hash).catch(named(number)));
  if (!bytes) throw new Error(missingFile(number));
  return bytes;
}

function named(number: string): (fault: unknown) => never {
  return (fault) => {
    throw fault instanceof AlteredFile ? new Error(alteredFile(number)) : fault;
  };
}
