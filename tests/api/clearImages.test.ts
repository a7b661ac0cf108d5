import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { clearImages } from '../../server/files/clearImages.ts';
import type { JobContext } from '../../server/jobs/defineJob.ts';
import { nameFiles } from '../../server/storage/images.ts';
import { rowsOf } from '../../server/storage/sql.ts';
import { leitstand } from '../harness/leitstand.ts';
import { ownFolder, photo, uploaded } from '../harness/uploads.ts';
import { shows } from '../specification/shows.ts';

const folder = ownFolder();
const { as, clock, database, given, openScope } = await leitstand({ environment: { FILES_URL: folder } });
const dispo = await as('dispo');
/** Does the work as it will be done so many days from now. */
const clearAfter = (days: number) =>
  clearImages({ filesUrl: folder, s3: null }).run({
    database,
    openScope,
    clock: () => new Date(clock.now.getTime() + days * 86_400_000),
    signal: new AbortController().signal,
  } as unknown as JobContext<undefined>);
const isThere = async (iri: string) => (await dispo.get(iri)).status === 200;
const numberOf = (iri: string) => Number(iri.split('/').at(-1));
const sourceOf = async (iri: string): Promise<string> => {
  const [row] = await rowsOf<{ hash: string }>(
    database.pool,
    sql`select hash from image_contents where image = ${numberOf(iri)} and size = 'source'`,
  );
  return join(folder, row?.hash.slice(0, 2) ?? '', row?.hash ?? '');
};

test('what nothing names goes after 30 days, with its content', async () => {
  const iri = await uploaded(dispo, (await given.driver()).iri);
  const path = await sourceOf(iri);
  await clearAfter(29);
  expect([await isThere(iri), existsSync(path)]).toEqual([true, true]);
  await clearAfter(31);
  expect([await isThere(iri), existsSync(path)]).toEqual([false, false]);
});

test('what a record names stays as long as it does', async () => {
  shows('D0 Files never deleted');
  const driver = (await given.driver()).iri;
  const iri = await uploaded(dispo, driver);
  const document = await dispo.post('/api/driver_documents', { driver, name: 'F', type: 'proofOfAddress', file: iri });
  await clearAfter(400);
  expect(await isThere(iri)).toBe(true);
  await dispo.delete(document.body['@id'], { headers: { 'if-match': document.etag ?? '' } });
  await clearAfter(29);
  expect(await isThere(iri)).toBe(true);
  await clearAfter(31);
  expect(await isThere(iri)).toBe(false);
});

test('what a restore point names stays although its record does not name it any more', async () => {
  const driver = (await given.driver()).iri;
  const iri = await uploaded(dispo, driver);
  await nameFiles(database.pool, { iri: '/api/protocol_snapshots/1', ids: [numberOf(iri)], now: clock.now });
  await clearAfter(400);
  expect(await isThere(iri)).toBe(true);
  await nameFiles(database.pool, { iri: '/api/protocol_snapshots/1', ids: [], now: clock.now });
  await clearAfter(31);
  expect(await isThere(iri)).toBe(false);
});

test('content that two files share stays for the other', async () => {
  const driver = (await given.driver()).iri;
  const content = await photo();
  const [one, other] = [await uploaded(dispo, driver, content), await uploaded(dispo, driver, content)];
  await dispo.post('/api/driver_documents', { driver, name: 'F', type: 'proofOfAddress', file: other });
  const path = await sourceOf(one);
  await clearAfter(31);
  expect([await isThere(one), await isThere(other), existsSync(path)]).toEqual([false, true, true]);
});
