import { sql } from 'drizzle-orm';
import { filesPath } from '../../../src/domain/define/filesPath.ts';
import { idOf, iriOf } from '../../../src/domain/define/resource.ts';
import { driver } from '../../../src/domain/driver/driver.ts';
import { documentLooks, downloadDocument, driverFiles } from '../../../src/domain/driver/driverCalls.ts';
import { driverDocument } from '../../../src/domain/driver/driverDocument.ts';
import { sizeText } from '../../../src/domain/file/sizeText.ts';
import { companyZone, formatInstant } from '../../../src/domain/time/zone.ts';
import { shownFile } from '../../read/shownFiles.ts';
import { addressForOneLook, signedAddress } from '../../read/signedAddress.ts';
import { looksAt, noteLook } from '../../storage/guardedFiles.ts';
import { readImages } from '../../storage/images.ts';
import { Invalid, NotFound } from '../../storage/refusals.ts';
import { rowsOf, type Queryable } from '../../storage/sql.ts';
import { respond } from '../handler.ts';
import { metDriver, metWhole } from './metDriver.ts';

/**
 * The address under which a paper of a driver can be fetched for a while; each look at a guarded one is written down.
 */
export const download = respond(downloadDocument, async (asked, { id }) => {
  const { database, actor, now } = asked;
  const { file } = await metWhole(asked, driverDocument, id);
  const [row] = await readImages(database.pool, [idOf(filesPath, file ?? '') ?? 0]);
  if (!row) throw new NotFound();
  if (!row.guarded) return { url: signedAddress(row, 'full', asked) };
  await noteLook(database.pool, { iri: iriOf(driverDocument.path, id), image: row.id, actor, now });
  return { url: addressForOneLook(row, asked) };
});

/** Who looked at the copy of a paper, and when. */
export const looks = respond(documentLooks, async (asked, { id }) => {
  await metWhole(asked, driverDocument, id);
  return { looks: await looksAt(asked.database.pool, iriOf(driverDocument.path, id)) };
});

/** All stored files of the driver whom the path names; there are no other paths. */
export const files = respond(driverFiles, async (asked, { path }) => {
  const id = Number(/^logs\/(\d{1,15})\/?$/.exec(path ?? '')?.[1]);
  if (!Number.isSafeInteger(id))
    throw new Invalid([{ propertyPath: 'path', message: 'Der Pfad muss logs/{Nummer des Fahrers}/ heißen.' }]);
  await metDriver(asked, id);
  const stored = await filesOf(asked.database.pool, id);
  const rows = new Map((await readImages(asked.database.pool, [...stored.keys()])).map((it) => [it.id, it]));
  return {
    files: [...stored].flatMap(([image, at]) => {
      const row = rows.get(image);
      return row ? [entryOf(shownFile({ ...row, guarded: row.guarded || row.awaits_paper }, asked), at)] : [];
    }),
  };
});

function entryOf({ fileName, contentUrl, bytes }: ReturnType<typeof shownFile>, at: Date) {
  return {
    file: fileName,
    url: contentUrl,
    timestamp: Math.floor(at.getTime() / 1000),
    rawSize: bytes,
    date: formatInstant(at.toISOString(), companyZone),
    size: sizeText(bytes),
  };
}

/** The newest first: what was uploaded for a driver and what he or his papers name, each with its moment. */
async function filesOf(to: Queryable, id: number): Promise<ReadonlyMap<number, Date>> {
  const own = iriOf(driver.path, id);
  const rows = await rowsOf<{ id: number; at: string }>(
    to,
    sql`with records as (
          select ${own}::text as iri
          union all select ${`/api/${driverDocument.path}/`}::text || d.id from driver_documents d where d.driver = ${id})
        select i.id, i.uploaded_at as at from images i
        where i.record in (select iri from records)
           or i.id in (select u.image from image_uses u where u.iri in (select iri from records))
        order by i.uploaded_at desc, i.id desc`,
  );
  return new Map(rows.map((it) => [it.id, new Date(it.at)]));
}
