import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, readdirSync, utimesSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { clearImages } from '../../server/files/clearImages.ts';
import type { JobContext } from '../../server/jobs/defineJob.ts';
import { openDatabase } from '../../server/storage/database.ts';
import { rowsOf } from '../../server/storage/sql.ts';
import { clientOf } from '../harness/client.ts';
import { endWithFile } from '../harness/endings.ts';
import { startProgram } from '../harness/startProgram.ts';
import { createDatabaseFrom, dropDatabase } from '../harness/testDatabases.ts';
import { ownFolder, photo, upload, uploaded } from '../harness/uploads.ts';

const { admin, connection } = inject('cluster');
const name = `crash_${randomUUID().replaceAll('-', '')}`;
await createDatabaseFrom(admin, { name, template: connection.database });
const database = openDatabase({ ...connection, database: name });
endWithFile(async () => {
  await database.close();
  await dropDatabase(admin, name);
});
const [dataDir, folder] = [ownFolder(), ownFolder()];
const environment = {
  DATABASE_URL: `postgres://leitstand@localhost/${name}?host=${encodeURIComponent(connection.host)}`,
  FILES_URL: folder,
};
const boundary = 'grenze';
const day = 86_400_000;

async function started() {
  const program = startProgram(dataDir, environment);
  const [, address = ''] = await program.printed(/^Leitstand: (http:\S+)$/m);
  return { program, address };
}
async function signedIn(address: string) {
  const sent = { username: 'erika', password: 'lang genug 1' };
  return clientOf(address, (await clientOf(address, null).post('/authentication_token', sent)).body.token);
}
const lying = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((it) => it.isFile())
    .map((it) => join(it.parentPath, it.name));
const inStore = () => lying().filter((it) => !it.includes('/incoming/'));

/** Clears as it will be done so many days from now. */
const clearAfter = (days: number) =>
  clearImages({ filesUrl: folder, s3: null }).run({
    database,
    clock: () => new Date(Date.now() + days * day),
    signal: new AbortController().signal,
  } as unknown as JobContext<undefined>);

/** An upload of which only the beginning has come. */
function begun(address: string, token: string | null, record: string) {
  const head = [
    `--${boundary}\r\ncontent-disposition: form-data; name="file_path"\r\n\r\n${record}\r\n`,
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`,
  ].join('');
  const sending = request(`${address}/api/uploads`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token ?? ''}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
  sending.on('error', () => undefined);
  sending.write(head);
  sending.write(Buffer.alloc(300_000, 7));
}

test('a server that is killed between upload and save keeps nothing half, and what it left is cleared later', async () => {
  const first = await started();
  const [, code = ''] = await first.program.printed(/Einmalcode: (\S+)/);
  await clientOf(first.address, null).post('/api/setup', {
    code,
    name: 'Erika Beispiel',
    username: 'erika',
    password: 'lang genug 1',
  });
  const erika = await signedIn(first.address);
  const driver = (await erika.post('/api/drivers', { vorname: 'Karla', nachname: 'Fahrer' })).body['@id'] as string;
  const kept = await uploaded(erika, driver);
  await erika.post('/api/driver_documents', { driver, type: 'proofOfAddress', name: 'M', file: kept });

  begun(first.address, erika.token, driver);
  await expect.poll(() => lying().some((it) => it.includes('/incoming/'))).toBe(true);
  first.program.kill('SIGKILL');
  await first.program.ended;

  // Killed at other moments: while pictures are drawn, put away and written down.
  for (const afterMs of [20, 60, 120, 200, 300]) {
    const { program, address } = await started();
    const client = await signedIn(address);
    const content = await photo({ width: 1_600, height: 1_200 });
    const sending = Promise.allSettled([1, 2, 3].map(() => upload(client, driver, { content })));
    await wait(afterMs);
    program.kill('SIGKILL');
    await program.ended;
    await sending;
  }

  const last = await started();
  const client = await signedIn(last.address);
  const images = await rowsOf<{ id: number }>(database.pool, sql`select id from images order by id`);
  for (const { id } of images) {
    const { status, body } = await client.get(`/api/images/${String(id)}`);
    const content = await client.open(body.contentUrl as string);
    expect([id, status, content.status, (await content.arrayBuffer()).byteLength]).toEqual([id, 200, 200, body.bytes]);
  }
  for (const path of inStore()) expect([path, await hashOf(path)]).toEqual([path, path.split('/').at(-1)]);

  const past = new Date(Date.now() - 2 * day);
  for (const left of readdirSync(join(folder, 'incoming'))) utimesSync(join(folder, 'incoming', left), past, past);
  await clearAfter(31);
  await clearAfter(33);
  expect(lying().filter((it) => it.includes('/incoming/'))).toEqual([]);
  const named = await rowsOf<{ hash: string }>(database.pool, sql`select distinct hash from image_contents`);
  expect(
    inStore()
      .map((it) => it.split('/').at(-1))
      .toSorted(),
  ).toEqual(named.map((it) => it.hash).toSorted());
  expect((await client.get(kept)).status).toBe(200);
  last.program.kill('SIGTERM');
  await last.program.ended;
});

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
