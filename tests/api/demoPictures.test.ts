import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { fillPictures } from '../../server/demo/pictures/fillPictures.ts';
import { seedDemo } from '../../server/demo/seed.ts';
import { openFiles } from '../../server/files/files.ts';
import { readSettings } from '../../server/settings.ts';
import { protocolImageTypesStarted } from '../../src/domain/protocol/choices/protocolImageTypesStarted.ts';
import { protocolImageTypesSubmitted } from '../../src/domain/protocol/choices/protocolImageTypesSubmitted.ts';
import type { Client, Json } from '../harness/client.ts';
import { endWithFile } from '../harness/endings.ts';
import { leitstand, type TestSystem } from '../harness/leitstand.ts';
import { ownFolder } from '../harness/uploads.ts';
import { shows } from '../specification/shows.ts';

const now = new Date('2026-11-24T16:00:00Z');
const folder = ownFolder();
let system: TestSystem;
let admin: Client;

/** Goes on with so many records. */
const fill = async (records: number): Promise<number[]> => {
  const files = openFiles(readSettings({ DATA_DIR: '/nonexistent', FILES_URL: folder }));
  endWithFile(() => files.works.close());
  const { database, openScope } = system;
  const enough = new AbortController();
  const steps: number[] = [];
  const onProgress = ({ done }: { done: number }) => {
    steps.push(done);
    if (done >= records) enough.abort();
  };
  await fillPictures({ database, openScope, files, max: 400, clock: () => now, signal: enough.signal, onProgress });
  return steps;
};
const valuesOf = async (query: string) =>
  (await system.database.pool.query<{ value: string }>(query)).rows.map((it) => it.value);
const filled = 'select distinct protocol::text as value from protocol_image_slots order by 1';
const papers = 'select id::text as value from driver_documents where file is not null order by id';

beforeAll(async () => {
  system = await leitstand({ now: now.toISOString(), environment: { FILES_URL: folder } });
  admin = await system.as('admin');
  await seedDemo({ database: system.database, count: 50, today: '2026-11-24', now });
}, 60_000);

test('a recent protocol is whole: required pictures of both sides, signatures, receipts and damages', async () => {
  shows('D0 Demo photos and signatures');
  expect(await fill(3)).toEqual([1, 2, 3]);
  const [newest] = await valuesOf(
    `select p.id::text as value from protocols p where "processState" = 'CLOSED'
     and exists (select from protocol_image_slots s where s.protocol = p.id) order by "pickupDateRaw" desc, id desc limit 1`,
  );
  const closed = { '@id': `/api/protocols/${String(newest)}` };
  const { body } = await admin.get(closed['@id']);
  const required = [...protocolImageTypesStarted.items, ...protocolImageTypesSubmitted.items].filter(
    (it) => it.required,
  );
  const named = new Set(body.images.map((it: Json) => it.imageId));
  expect(required.filter((it) => !named.has(it.image)).map((it) => it.image)).toEqual([]);
  for (const who of ['driverSignature', 'submitterSignature', 'receiverSignature']) {
    const { signatureType, signatureImage, signatureAltPhoto } = body[who];
    const shown = signatureType === 'SIGNATURE' ? signatureImage.file : signatureAltPhoto.documentPicture.file;
    expect([who, shown?.contentType]).toEqual([who, 'image/jpeg']);
  }
  expect(body.expenses.filter((it: Json) => !it.documentPicture.file)).toEqual([]);
  expect(body.damages.filter((it: Json) => !it.image.file || !it.overviewImage.file)).toEqual([]);
  for (const { file } of body.images as { file: { contentUrl: string; bytes: number } }[]) {
    expect(file.bytes).toBeLessThanOrEqual(60_000);
    const content = Buffer.from(await (await system.anonymous.open(file.contentUrl)).arrayBuffer());
    const { format, width, height } = await sharp(content).metadata();
    expect([format, width, height]).toEqual(['jpeg', 960, 720]);
  }
});

test('restoring an earlier state brings the pictures of that time, and no file is stored for it', async () => {
  const stored = async () => valuesOf('select count(*)::text as value from images');
  const [newest] = await valuesOf(
    `select p.id::text as value from protocols p where "processState" = 'CLOSED'
     and exists (select from protocol_image_slots s where s.protocol = p.id) order by "pickupDateRaw" desc, id desc limit 1`,
  );
  const iri = `/api/protocols/${String(newest)}`;
  const [files, { body: before }] = [await stored(), await admin.get(iri)];
  const slots = (of: Json): string[] => of.images.map((it: Json) => `${it.imageId} ${it.file['@id']}`);
  const ofPickup = slots(before).filter((it) => it.startsWith('submitter_'));
  expect(before.availableSnapshots.map((it: Json) => it.counter)).toEqual([1, 2, 3, 4]);
  for (const [from, expected] of [
    ['RECEIVED', slots(before)],
    ['STARTED', ofPickup],
    ['UNPROCESSED', []],
  ] as const) {
    const snapshot = before.availableSnapshots.find((it: Json) => it.oldProcessState === from).id;
    const { status, body } = await admin.post('/api/protocols/restore_snapshot', { protocol: iri, snapshot });
    expect([from, status, body.processState, slots(body)]).toEqual([from, 200, from, expected]);
  }
  const last = (await admin.get(iri)).body.availableSnapshots.find((it: Json) => it.oldProcessState === 'CLOSED');
  const { body: again } = await admin.post('/api/protocols/restore_snapshot', { protocol: iri, snapshot: last.id });
  expect([again.processState, slots(again), await stored()]).toEqual(['CLOSED', slots(before), files]);
  expect(again.driverSignature.signatureImage.file['@id']).toBe(before.driverSignature.signatureImage.file['@id']);
});

test('what drivers added on their own account stands with its title and its file', async () => {
  const whole = (await valuesOf(filled)).slice(-3);
  const read = await Promise.all(whole.map(async (id) => (await admin.get(`/api/protocols/${id}`)).body));
  const added = read.flatMap((it): Json[] => [...it.additionalPhotos, ...it.additionalDocuments]);
  expect(added.length).toBeGreaterThan(0);
  for (const { title, documentPicture } of added)
    expect([title, documentPicture.file?.contentType]).toEqual([expect.any(String), 'image/jpeg']);
});

test('what was stopped goes on with what has none yet, up to the papers of applicants', async () => {
  const before = await valuesOf(filled);
  const protocols = (await fill(1)).length;
  expect(protocols).toBe(1);
  while ((await valuesOf(papers)).length === 0) await fill(1);
  expect(await valuesOf(filled)).toEqual(expect.arrayContaining(before));
  const [paper] = await valuesOf(papers);
  const { body } = await admin.get(`/api/driver_documents/${String(paper)}`);
  expect(body.file).toMatchObject({ contentType: 'image/jpeg', width: 960, height: 720 });
  expect((await admin.get(body.driver['@id'] ?? body.driver)).body.approved).toBe(false);
  expect(await valuesOf('select id::text as value from images where unnamed_since is not null')).toEqual([]);
});
