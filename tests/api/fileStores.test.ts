import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../server/settings.ts';
import { folderStore } from '../../server/files/store/folderStore.ts';
import { storeAt } from '../../server/files/store/storeAt.ts';
import { StoreAway } from '../../server/files/store/fileStore.ts';
import { rowsOf } from '../../server/storage/sql.ts';
import { leitstand } from '../harness/leitstand.ts';
import { startS3 } from '../harness/s3.ts';
import { ownFolder, photo, upload } from '../harness/uploads.ts';
import { shows } from '../specification/shows.ts';

const s3 = await startS3();
const settings = readSettings({ DATA_DIR: '/nonexistent', ...s3.environment });
const ours = ownFolder();

/** So many bytes nobody has seen before, on our disk. */
function content(bytes: number) {
  const data = randomBytes(bytes);
  const hash = createHash('sha256').update(data).digest('hex');
  const path = join(ours, hash);
  writeFileSync(path, data);
  return { hash, path, bytes, data };
}

describe.for([
  ['a directory', () => folderStore(ownFolder())],
  ['an S3 bucket', () => storeAt(settings)],
] as const)('%s', ([, open]) => {
  test('keeps what is put there, big and small, and forgets what is removed', async () => {
    shows('D0 Running FILES_URL');
    const store = open();
    for (const file of [content(1), content(20_000_000)]) {
      expect([await store.stat(file.hash), await store.get(file.hash)]).toEqual([undefined, undefined]);
      await store.put(file);
      await store.put(file);
      expect(await store.stat(file.hash)).toBe(file.bytes);
      const read = await store.get(file.hash);
      expect(file.data.equals(await buffer(read ?? Readable.from([])))).toBe(true);
      await store.remove(file.hash);
      await store.remove(file.hash);
      expect(await store.stat(file.hash)).toBeUndefined();
    }
  });

  test('keeps a note beside them, the last one alone', async () => {
    const store = open();
    expect(await store.note('deleted-persons.json')).toBeUndefined();
    for (const text of ['{"n":1}', '{"n":"längerer Text"}', '{}']) {
      await store.keepNote('deleted-persons.json', text);
      expect(await store.note('deleted-persons.json')).toBe(text);
    }
  });

  test('takes nothing for a name but the checksum of a content', async () => {
    const store = open();
    for (const hash of ['../../etc/passwd', '', 'A'.repeat(64), `${'a'.repeat(64)}/..`])
      await expect(store.get(hash)).rejects.toThrow('not the hash of a content');
  });
});

test('a store that dies in between keeps nothing half', async () => {
  const store = storeAt(settings);
  const file = content(3_000_000);
  s3.cutAfter(500_000);
  await expect(store.put(file)).rejects.toThrow(StoreAway);
  s3.cutAfter(null);
  expect(await store.stat(file.hash)).toBeUndefined();
  await store.put(file);
  expect(await store.stat(file.hash)).toBe(file.bytes);
});

test('a wrong key opens nothing', async () => {
  const file = content(1000);
  const wrong = readSettings({ DATA_DIR: '/nonexistent', ...s3.environment, S3_ACCESS_KEY: 'falsch' });
  await expect(storeAt(wrong).put(file)).rejects.toThrow(StoreAway);
});

test('settings without a key say so', () => {
  expect(() => readSettings({ DATA_DIR: '/x', FILES_URL: 's3://leitstand' })).toThrow(
    'Für FILES_URL=s3://… fehlen S3_ACCESS_KEY und S3_SECRET_KEY.',
  );
});

test('uploads to a bucket are whole or not there, and one sentence tells why not', async () => {
  const system = await leitstand({ environment: s3.environment });
  const dispo = await system.as('dispo');
  const driver = await system.given.driver();
  const rows = () => rowsOf<{ n: number }>(system.database.pool, sql`select count(*)::int as n from images`);
  const send = async () => upload(dispo, driver.iri, { content: await photo() });

  s3.cutAfter(300);
  const refused = await send();
  expect([refused.status, refused.body['hydra:description'], await rows()]).toEqual([
    503,
    'Der Speicher für Dateien ist gerade nicht erreichbar; die Datei wurde nicht gespeichert.',
    [{ n: 0 }],
  ]);
  s3.cutAfter(null);
  const { status, body } = await send();
  expect([status, await rows()]).toEqual([201, [{ n: 1 }]]);
  const shown = await system.anonymous.open(body.contentUrl);
  expect([shown.status, (await shown.arrayBuffer()).byteLength]).toEqual([200, body.bytes]);
  s3.cutAfter(0);
  expect((await system.anonymous.open(body.sizes.small)).status).toBe(503);
  s3.cutAfter(null);
});

test('equal content lies in the store once', async () => {
  const folder = ownFolder();
  const system = await leitstand({ environment: { FILES_URL: folder } });
  const dispo = await system.as('dispo');
  const driver = await system.given.driver();
  const content = await photo();
  const lying = () => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((it) => it.isFile()).length;
  const first = await upload(dispo, driver.iri, { content });
  const afterFirst = lying();
  const second = await upload(dispo, driver.iri, { content, name: 'Noch einmal.jpg' });
  expect(first.body.imageIRI).not.toBe(second.body.imageIRI);
  expect([afterFirst > 0, lying()]).toEqual([true, afterFirst]);
});
