import { execFileSync } from 'node:child_process';
import { request } from 'node:http';
import { expect, test } from 'vitest';
import { fileTexts } from '../../src/domain/file/storedFile.ts';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../server/storage/sql.ts';
import { endWithFile } from '../harness/endings.ts';
import { leitstand } from '../harness/leitstand.ts';
import { ownFolder, photo, upload } from '../harness/uploads.ts';

const system = await leitstand();
const { given, address } = system;
const [dispo, personal] = await Promise.all([system.as('dispo'), system.as('personal')]);

test('who may not write protocols is not told which order numbers there are', async () => {
  const { auftragsnummer } = (await dispo.get((await given.contract()).iri)).body;
  const answers = await Promise.all(
    [String(auftragsnummer), '26999999', 'abc'].map(async (path) => {
      const { status, body } = await upload(personal, path, { content: await photo() });
      return [status, body['hydra:description'], body.violations];
    }),
  );
  expect(answers[0]).toEqual([403, 'Ihre Rolle darf hier keine Dateien hochladen (Protokoll).', undefined]);
  expect(answers).toEqual([answers[0], answers[0], answers[0]]);
  expect((await upload(dispo, '26999999', { content: await photo() })).status).toBe(422);
});

test('whoever may not upload hears so before his file has come', async () => {
  const driver = await given.driver();
  for (const [path, status] of [
    [driver.iri, 403],
    ['/api/nichts/1', 422],
  ] as const) {
    const client = status === 403 ? personal : dispo;
    expect([path, await statusOfBeginning(client.token ?? '', path)]).toEqual([path, status]);
  }
});

test('before it is known what a file belongs to, no more than a megabyte of it is taken', async () => {
  const { iri } = await given.driver();
  const small = await photo({ width: 60, height: 40 });
  const big = Buffer.concat([small, Buffer.alloc(1_000_000)]);
  const images = () => rowsOf<{ n: number }>(system.database.pool, sql`select count(*)::int as n from images`);
  const before = await images();
  const refused = await upload(personal, iri, { content: small, isFileFirst: true });
  expect([refused.status, await images()]).toEqual([403, before]);
  const { status, body } = await upload(dispo, iri, { content: big, isFileFirst: true });
  expect([status, body.violations]).toEqual([422, [{ propertyPath: 'file_path', message: fileTexts.pathLate }]]);
  expect(await images()).toEqual(before);
  expect((await upload(dispo, iri, { content: small, isFileFirst: true })).status).toBe(201);
});

/** What is answered to an upload of which the file never comes to its end. */
function statusOfBeginning(token: string, path: string): Promise<number | undefined> {
  const { promise, resolve } = Promise.withResolvers<number | undefined>();
  const sending = request(`${address}/api/uploads`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
  });
  sending.on('error', () => undefined);
  sending.on('response', (answer) => {
    resolve(answer.statusCode);
    answer.resume();
    sending.destroy();
  });
  sending.write(`--x\r\ncontent-disposition: form-data; name="file_path"\r\n\r\n${path}\r\n`);
  sending.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nanfang');
  return promise;
}

/** A disk of its own of one megabyte; undefined where nobody may mount one. */
function smallDisk(): string | undefined {
  const folder = ownFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  endWithFile(() => void execFileSync('umount', ['-l', folder], { stdio: 'ignore' }));
  return folder;
}

test('a full disk ends an upload in one sentence, nothing half is stored, and small files are still taken', async () => {
  const folder = smallDisk();
  // Where no disk may be mounted the device that is always full takes its place.
  const full = await leitstand({ environment: { FILES_URL: folder ?? '/dev/full' } });
  const client = await full.as('dispo');
  const driver = (await full.given.driver()).iri;
  const noisy = Buffer.concat([await photo({ width: 300, height: 200 }), Buffer.alloc(3_000_000, 1)]);
  const refused = await upload(client, driver, { content: noisy });
  const images = () => rowsOf<{ n: number }>(full.database.pool, sql`select count(*)::int as n from images`);
  if (folder === undefined) {
    expect([refused.status, await images()]).toEqual([503, [{ n: 0 }]]);
    return;
  }
  expect([refused.status, refused.body.detail, await images()]).toEqual([507, fileTexts.full, [{ n: 0 }]]);
  expect((await upload(client, driver, { content: await photo({ width: 60, height: 40 }) })).status).toBe(201);
  expect(await images()).toEqual([{ n: 1 }]);
});
