import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { endChecks } from '../../server/actions/drivers/endedChecks.ts';
import { clearImages } from '../../server/files/clearImages.ts';
import type { JobContext } from '../../server/jobs/defineJob.ts';
import { system as program } from '../../server/storage/actor.ts';
import { rowsOf } from '../../server/storage/sql.ts';
import type { Json } from '../harness/client.ts';
import { leitstand } from '../harness/leitstand.ts';
import { retentionNights } from '../harness/retentionNights.ts';
import { ownFolder, photo, uploaded } from '../harness/uploads.ts';
import { shows } from '../specification/shows.ts';

const folder = ownFolder();
const system = await leitstand({ now: '2026-11-23T09:12:00Z', environment: { FILES_URL: folder } });
const { given, anonymous, clock, database, openScope } = system;
const [dispo, personal, office] = await Promise.all([system.as('dispo'), system.as('personal'), system.as('office')]);
const applicant = (more: object = {}) =>
  given.driver({ approved: false, active: false, klassen: ['B', 'BE'], ...more });

/** A driver's paper with a copy. */
async function paperOf(driver: string, type = 'driversLicense', content?: Buffer): Promise<Json> {
  const file = await uploaded(dispo, driver, content);
  return (await dispo.post('/api/driver_documents', { driver, type, name: type, file })).body;
}
const present = async (driver: string) => (await dispo.get(driver)).body.documentTypes as string[];
const looks = async (paper: Json) => (await dispo.get(`${paper['@id'] as string}/looks`)).body.looks as Json[];

test('nothing that names the copy of a licence leads to it; each look is asked for by itself and written down', async () => {
  shows('D0 Own licence copies');
  const { id, iri } = await applicant();
  const paper = await paperOf(iri);
  const seen = [
    paper.file,
    (await dispo.get(paper['@id'] as string)).body.file,
    (await dispo.get(paper.file['@id'] as string)).body,
    (await dispo.patch(paper.file['@id'] as string, { rotateAngle: '90' })).body,
  ];
  expect(seen.map((it: Json) => [it.contentUrl, it.sizes])).toEqual(seen.map(() => [null, null]));
  const { files } = (await dispo.post('/app/aws-files', { path: `logs/${String(id)}/` })).body;
  expect(files).toMatchObject([{ file: 'Bild.jpg', url: null }]);
  expect(await looks(paper)).toEqual([]);

  const { status, body } = await personal.get(`${paper['@id'] as string}/download`);
  expect(status).toBe(200);
  const copy = await anonymous.open(body.url as string);
  expect([copy.status, copy.headers.get('cache-control')]).toEqual([200, 'no-store']);
  clock.advance(60_000);
  await dispo.get(`${paper['@id'] as string}/download`);
  expect(await looks(paper)).toMatchObject([
    { username: expect.any(String), at: '2026-11-23T09:13:00.000Z' },
    { username: expect.any(String), at: '2026-11-23T09:12:00.000Z' },
  ]);
  clock.advance(120_000);
  expect((await anonymous.open(body.url as string)).status).toBe(404);
  expect((await office.get(`${paper['@id'] as string}/download`)).status).toBe(403);
  expect((await office.get(`${paper['@id'] as string}/looks`)).status).toBe(403);
  expect(await looks(paper)).toHaveLength(2);
});

test('an address that was given before the file was a licence leads nowhere any more', async () => {
  const { iri } = await applicant();
  const file = await uploaded(dispo, iri);
  const { contentUrl } = (await dispo.get(file)).body;
  expect((await anonymous.open(contentUrl as string)).status).toBe(200);
  await dispo.post('/api/driver_documents', { driver: iri, type: 'driversLicense', name: 'F', file });
  expect((await anonymous.open(contentUrl as string)).status).toBe(404);
});

test('until a paper names a file of a driver it is there for nobody but its uploader', async () => {
  const { id, iri } = await applicant();
  const file = await uploaded(dispo, iri);
  const others = await Promise.all([personal, await system.as('admin')].map((it) => it.get(file)));
  expect(others.map((it) => it.status)).toEqual([404, 404]);
  const stolen = await personal.post('/api/driver_documents', { driver: iri, type: 'proofOfAddress', name: 'M', file });
  expect([stolen.status, stolen.body.violations[0].propertyPath]).toEqual([422, 'file']);
  const { files } = (await personal.post('/app/aws-files', { path: `logs/${String(id)}/` })).body;
  expect(files).toMatchObject([{ file: 'Bild.jpg', url: null }]);
  expect((await dispo.get(file)).body.contentUrl).toContain('/full?');
  await dispo.post('/api/driver_documents', { driver: iri, type: 'proofOfAddress', name: 'M', file });
  expect((await personal.get(file)).body.contentUrl).toContain('/full?');
});

test('a copy that nobody checks goes on the 30th day after its upload, and is missing from then on', async () => {
  const { iri } = await applicant();
  const [licence, trade] = [await paperOf(iri), await paperOf(iri, 'tradeRegistration')];
  const { resultOf, run } = retentionNights(system);
  clock.advance(29 * 86_400_000);
  await run();
  expect((await dispo.get(licence['@id'] as string)).body.file).not.toBeNull();
  clock.advance(86_400_000);
  await run();
  expect((await dispo.get(licence['@id'] as string)).body).toMatchObject({ file: null, checkedAt: null });
  expect((await dispo.get(licence.file['@id'] as string)).status).toBe(404);
  expect((await dispo.get(trade['@id'] as string)).body.file).not.toBeNull();
  expect(await present(iri)).toEqual(['tradeRegistration']);
  expect(await resultOf('licenceCopies')).toMatchObject({ held: 0 });
});

test('a hold on the driver keeps a copy beyond its check and from whoever would delete it by hand', async () => {
  const { iri } = await applicant();
  const [paper, unchecked] = [await paperOf(iri), await paperOf(iri, 'certificateOfConduct')];
  const at = paper['@id'] as string;
  const { run, resultOf } = retentionNights(system);
  const today = clock.now.toISOString().slice(0, 10);
  await given.record('retention_holds', { driver: iri, reason: 'Streit um den Unfall', until: today });
  const checked = await dispo.patch(at, { checked: true });
  expect(checked.body).toMatchObject({ file: {}, checkedAt: clock.now.toISOString() });
  const refused = await dispo.delete(at);
  expect([refused.status, refused.body.detail]).toEqual([422, expect.stringContaining('Streit um den Unfall')]);
  const replaced = await dispo.patch(unchecked['@id'] as string, { file: await uploaded(dispo, iri) });
  expect([replaced.status, replaced.body.violations[0].propertyPath]).toEqual([422, 'file']);
  await run();
  expect((await dispo.get(at)).body.file).not.toBeNull();
  expect(await resultOf('licenceCopies')).toMatchObject({ held: 1 });
  clock.advance(86_400_000);
  await run();
  expect((await dispo.get(at)).body).toMatchObject({ file: null, checkedAt: checked.body.checkedAt });
  expect(await present(iri)).toContain('driversLicense');
  expect((await dispo.delete(at)).status).toBe(204);
});

test('other papers are shown as they are', async () => {
  const paper = await paperOf((await applicant()).iri, 'tradeRegistration');
  expect(paper.file).toMatchObject({ contentUrl: expect.stringContaining('/full?'), sizes: expect.any(Object) });
  await dispo.get(`${paper['@id'] as string}/download`);
  expect(await looks(paper)).toEqual([]);
  const checked = await dispo.patch(paper['@id'] as string, { checked: true });
  expect(checked.body.file['@id']).toBe(paper.file['@id']);
});

test('the copy goes with its check, the check stays: who, when, classes, valid until', async () => {
  const { iri } = await applicant();
  const paper = await paperOf(iri);
  const url = (await personal.get(`${paper['@id'] as string}/download`)).body.url as string;
  const [content] = await rowsOf<{ hash: string }>(
    database.pool,
    sql`select hash from image_contents where image = ${Number(String(paper.file['@id']).split('/').at(-1))} and size = 'source'`,
  );
  const path = join(folder, content?.hash.slice(0, 2) ?? '', content?.hash ?? '');
  clock.advance(2 * 3_600_000);
  const checked = await personal.patch(paper['@id'] as string, { checked: true, validUntil: '2027-11-23' });
  expect([checked.status, checked.body]).toMatchObject([
    200,
    { file: null, checkedAt: clock.now.toISOString(), checkedClasses: ['B', 'BE'], validUntil: '2027-11-23' },
  ]);
  expect(checked.body.checkedBy['@id']).toMatch(/^\/api\/users\//);
  for (const gone of [paper.file['@id'] as string, `${paper['@id'] as string}/download`])
    expect([gone, (await dispo.get(gone)).status]).toEqual([gone, 404]);
  expect((await anonymous.open(url)).status).toBe(404);
  expect([await present(iri), await looks(paper)]).toMatchObject([['driversLicense'], [{}]]);

  expect(existsSync(path)).toBe(true);
  await clearImages({ filesUrl: folder, s3: null }).run({
    database,
    openScope,
    clock: () => clock.now,
    signal: new AbortController().signal,
  } as unknown as JobContext<undefined>);
  expect(existsSync(path)).toBe(false);
});

test('a check whose copy is gone is neither taken back nor done again without a new copy', async () => {
  const { iri } = await applicant();
  const paper = await paperOf(iri, 'certificateOfConduct');
  const at = paper['@id'] as string;
  await dispo.patch(at, { checked: true });
  const refused = await dispo.patch(at, { checked: false });
  expect([refused.status, refused.body.violations]).toEqual([
    422,
    [
      {
        propertyPath: 'checked',
        message: 'Die Kopie ist mit der Prüfung gelöscht. Für eine neue Prüfung bitte eine neue Kopie hochladen.',
      },
    ],
  ]);
  const anew = await dispo.patch(at, { file: await uploaded(dispo, iri) });
  expect(anew.body).toMatchObject({ checkedAt: null, checkedBy: null, file: { contentUrl: null } });
  const replaced = anew.body.file['@id'] as string;
  await dispo.patch(at, { file: await uploaded(dispo, iri) });
  expect((await dispo.get(replaced)).status).toBe(404);
  expect((await dispo.delete(at)).status).toBe(204);
  expect(await present(iri)).toEqual([]);
});

test('a check without a copy counts until the licence runs out', async () => {
  const { iri } = await applicant();
  const paper = await paperOf(iri);
  const today = clock.now.toISOString().slice(0, 10);
  await dispo.patch(paper['@id'] as string, { checked: true, validUntil: today });
  const end = () => database.transaction((client) => endChecks(openScope({ client, actor: program, now: clock.now })));
  expect([await end(), await present(iri)]).toEqual([0, ['driversLicense']]);
  clock.advance(86_400_000);
  expect([await end(), await present(iri)]).toEqual([1, []]);
  expect(await end()).toBe(0);
  await dispo.patch(paper['@id'] as string, { validUntil: null });
  expect(await present(iri)).toEqual(['driversLicense']);
});

test('a copy of which another file has the same content stays for that one alone', async () => {
  const { iri } = await applicant();
  const content = await photo();
  const licence = await paperOf(iri, 'driversLicense', content);
  const other = await paperOf(iri, 'proofOfAddress', content);
  await dispo.patch(licence['@id'] as string, { checked: true });
  expect((await anonymous.open(other.file.contentUrl as string)).status).toBe(200);
});
