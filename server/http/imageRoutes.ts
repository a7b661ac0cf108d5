import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  archiveType,
  batchType,
  fileTexts,
  isPicture,
  limits,
  paperType,
  rotateAngles,
  sizes,
} from '../../src/domain/file/storedFile.ts';
import { soundContent } from '../files/soundContent.ts';
import type { FileStore } from '../files/store/fileStore.ts';
import { keepFile, turnFile } from '../files/keepFile.ts';
import { mayReadImage, recordForUpload, refuseChangingImage } from '../read/imageAccess.ts';
import { shownFile } from '../read/shownFiles.ts';
import { isSigned, oneLook } from '../read/signedAddress.ts';
import { readContent, readImages, type ContentSize, type ImageRow } from '../storage/images.ts';
import { Invalid, NotFound } from '../storage/refusals.ts';
import { tellUsers } from '../files/tellUsers.ts';
import type { Context, Routes } from './context.ts';
import { formRoutes } from './formRoutes.ts';
import { problem } from './problem.ts';
import { receiveUpload, type UploadPatience } from './receiveUpload.ts';
import { recordId } from './recordId.ts';
import { wantsPlain } from './representation.ts';

type WithId = { Params: { id: string } };
const patience: UploadPatience = { totalMs: limits.uploadMs, silentMs: 30_000 };
const readSizes: readonly string[] = ['full', ...Object.keys(sizes)];

/**
 * `POST /api/uploads {file, file_path}` and the resource `images`. Routes by hand: a form with a file is read as it
 * comes, and who may read a file is asked of its record.
 */
export const imageRoutes: Routes = async (app, context) => {
  const { database, files, clock, secret } = context;
  await formRoutes(app, (uploads) => {
    uploads.post('/api/uploads', (request, reply) => upload(request, reply, context));
  });

  app.get<WithId>('/api/images/:id', async (request, reply) => {
    const row = await imageOf(context, request);
    return sendImage(request, reply, shownFile(row, { secret, now: clock() }));
  });

  app.patch<WithId & { Body: unknown }>('/api/images/:id', async (request, reply) => {
    const row = await imageOf(context, request);
    await refuseChangingImage(database.pool, request.actor, row);
    const angle = angleIn(request.body);
    if (!isPicture({ contentType: row.content_type }))
      throw refusedAt('rotateAngle', 'Eine PDF lässt sich nicht drehen.');
    const turned = await turnFile({ database, files, now: clock() }, row.id, angle);
    await tellUsers(database, turned, request.actor);
    return sendImage(request, reply, { status: 'ok', ...shownFile(turned, { secret, now: clock() }) });
  });
};

async function upload(
  request: FastifyRequest,
  reply: FastifyReply,
  { database, files, clock, secret }: Context,
): Promise<FastifyReply> {
  const { actor } = request;
  const row = await files.inFolder(async (folder) => {
    const recordAt = async (filePath: string): Promise<string> => {
      const record = await recordForUpload(database.pool, actor, filePath);
      if (record === undefined) throw refusedAt('file_path', fileTexts.notARecord);
      return record;
    };
    const { path, fileName, filePath } = await receiveUpload(request.raw, { folder, patience, asked: recordAt });
    const record = await recordAt(filePath);
    return keepFile({ database, files, now: clock() }, { path, fileName, record, actor });
  });
  const image = shownFile(row, { secret, now: clock() });
  void reply.code(201).header('location', image['@id']);
  return sendImage(request, reply, { imageIRI: image['@id'], ...image });
}

/**
 * `GET /api/images/{id}/{size}`: the file itself for whoever was sent its signed address, so without a sign-in:
 * browsers send none with a picture.
 */
export const imageContentRoutes: Routes = (app, { database, files, clock, secret }) => {
  app.get<{ Params: { id: string; size: string }; Querystring: Record<string, unknown> }>(
    '/api/images/:id/:size',
    async ({ params, query }, reply) => {
      const [id, rotation, until] = [recordId(params.id), Number(query['r']), Number(query['until'])];
      const now = clock();
      const led = { id, size: params.size, rotation, until };
      if (!readSizes.includes(params.size) || !isSigned(led, String(query['signature'] ?? ''), { secret, now }))
        throw problem(404, 'Diese Adresse gilt nicht oder nicht mehr.');
      const row = await readContent(database.pool, id, params.size as ContentSize);
      const seconds = Math.floor(until - now.getTime() / 1000);
      // An address from before the file was guarded would be a look that nobody writes down.
      if (row?.guarded && seconds > oneLook) throw new NotFound();
      const content = row && (await contentFor(row, files.store));
      if (!row || !content) throw new NotFound();
      const isKept = row.rotation === rotation && !row.guarded;
      return reply
        .headers(headersOf(row, params.size))
        .header('cache-control', isKept ? `private, max-age=${String(seconds)}, immutable` : 'no-store')
        .header('content-length', row.content.bytes)
        .send(content);
    },
  );
};

/** Papers and tables are checked before anybody gets them; pictures flow as they come. */
function contentFor(
  { content, content_type }: { readonly content: { readonly hash: string }; readonly content_type: string },
  store: FileStore,
) {
  return isChecked(content_type) ? soundContent(store, content.hash) : store.get(content.hash);
}

const isChecked = (type: string) => [paperType, batchType, archiveType].some((it) => it === type);

/** Nothing that is served here may run or load anything, whatever a browser takes it for. */
function headersOf({ content_type, file_name }: ImageRow, size: string): Record<string, string> {
  const isFull = size === 'full';
  const ascii = file_name.replaceAll(/[^\w .()-]/g, '_');
  return {
    'content-type': isFull ? content_type : 'image/jpeg',
    'content-disposition': `inline; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(file_name)}`,
    'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  };
}

/** What somebody may not read is as good as not there. */
async function imageOf({ database }: Context, { params, actor }: FastifyRequest<WithId>): Promise<ImageRow> {
  const [row] = await readImages(database.pool, [recordId(params.id)]);
  if (!row || !(await mayReadImage(database.pool, actor, row))) throw new NotFound();
  return row;
}

function angleIn(body: unknown): number {
  const angle = String((body as { rotateAngle?: unknown } | null)?.rotateAngle ?? '');
  if (!rotateAngles.some((it) => it === angle))
    throw refusedAt('rotateAngle', 'Gedreht wird um 90, 180 oder 270 Grad.');
  return Number(angle);
}

function refusedAt(propertyPath: string, message: string): Invalid {
  return new Invalid([{ propertyPath, message }]);
}

function sendImage(request: FastifyRequest, reply: FastifyReply, image: object): FastifyReply {
  void reply.header('cache-control', 'no-store');
  if (wantsPlain(request)) return reply.type('application/json; charset=utf-8').send(JSON.stringify(image));
  return reply
    .type('application/ld+json; charset=utf-8')
    .send(JSON.stringify({ '@context': '/api/contexts/Image', ...image }));
}
