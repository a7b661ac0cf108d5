import { filesPath } from '../../src/domain/define/filesPath.ts';
import { idOf } from '../../src/domain/define/resource.ts';
import { picturesOf, type ProtocolPicture } from '../../src/domain/protocol/pictures.ts';
import { protocol } from '../../src/domain/protocol/protocol.ts';
import { zipFile, type Zipped } from '../export/zipFile.ts';
import { pictureDefinitions } from '../read/pictureDefinitions.ts';
import { isSigned } from '../read/signedAddress.ts';
import { contentOf, readImages, type ImageRow } from '../storage/images.ts';
import { readOne } from '../storage/readRecords.ts';
import type { Context, Routes } from './context.ts';
import { problem } from './problem.ts';
import { recordId } from './recordId.ts';

const groups: Readonly<Record<ProtocolPicture['group'], string>> = {
  delivery: 'Zustellung',
  pickup: 'Abholung',
  damages: 'Schäden',
  others: 'Weitere',
};
const endings: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

/**
 * `GET /api/protocol_archives/{id}`: all pictures of a protocol in one file for whoever was sent its signed address, so
 * without a sign-in. A route by hand: it answers with a file, read picture by picture.
 */
export const protocolArchiveRoutes: Routes = (app, context) => {
  const { database, clock, secret } = context;
  app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>(
    '/api/protocol_archives/:id',
    { config: { rateLimit: { max: 20, timeWindow: 60_000 } } },
    async ({ params, query }, reply) => {
      const led = { id: recordId(params.id), size: 'archive', rotation: 0, until: Number(query['until']) };
      const record = isSigned(led, String(query['signature'] ?? ''), { secret, now: clock() })
        ? await readOne(database.pool, protocol, led.id)
        : undefined;
      if (!record) throw problem(404, 'Diese Adresse gilt nicht oder nicht mehr.');
      const pictures = picturesOf(record, await pictureDefinitions(database.pool));
      const rows = await readImages(
        database.pool,
        pictures.flatMap((it) => idOf(filesPath, it.file) ?? []),
      );
      return reply
        .header('content-type', 'application/zip')
        .header('content-disposition', `attachment; filename="Bilder-${record.orderNumber ?? ''}.zip"`)
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex')
        .send(zipFile(filesOf(pictures, rows, context), clock()));
    },
  );
};

function filesOf(
  pictures: readonly ProtocolPicture[],
  rows: readonly ImageRow[],
  { database, files }: Context,
): Zipped[] {
  const rowOf = new Map(rows.map((it) => [it.id, it]));
  return pictures.flatMap(({ file, group, caption }, at): Zipped[] => {
    const row = rowOf.get(idOf(filesPath, file) ?? 0);
    if (!row) return [];
    const title = caption.replaceAll(/[\\/:*?"<>|]/g, '-');
    return [
      {
        name: `${groups[group]}/${String(at + 1).padStart(2, '0')} ${title}.${endings[row.content_type] ?? 'jpg'}`,
        async read() {
          const content = await contentOf(database.pool, row.id, 'full');
          return content && files.store.get(content.hash);
        },
      },
    ];
  });
}
