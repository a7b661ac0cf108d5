import { expect, test } from 'vitest';
import { leitstand } from '../harness/leitstand.ts';
import { paper, upload, uploaded } from '../harness/uploads.ts';
import { shows } from '../specification/shows.ts';

const system = await leitstand({ now: '2026-11-23T09:12:00Z' });
const { given } = system;
const [personal, dispo, office] = await Promise.all([system.as('personal'), system.as('dispo'), system.as('office')]);
const applicant = () => given.driver({ approved: false, active: false });

/** A driver's paper with a real file. */
async function paperOf(driver: string) {
  const { body } = await upload(dispo, driver, { content: paper(), name: 'Führerschein Müller.pdf' });
  const values = { driver, type: 'proofOfAddress', name: 'Führerschein', file: body.imageIRI as string };
  return (await dispo.post('/api/driver_documents', values)).body['@id'] as string;
}

test('a paper is fetched without a sign-in by an address that runs out', async () => {
  shows('D3 §7 document download');
  const [ofApplicant, ofDriver] = [await paperOf((await applicant()).iri), await paperOf((await given.driver()).iri)];
  const { status, body } = await personal.get(`${ofApplicant}/download`);
  expect([status, Object.keys(body)]).toEqual([200, ['url']]);
  const url = body.url as string;
  const fetched = await system.anonymous.open(url);
  expect([fetched.status, fetched.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(Buffer.from(await fetched.arrayBuffer()).equals(paper())).toBe(true);
  expect((await personal.get(`${ofDriver}/download`)).status).toBe(404);
  expect((await office.get(`${ofDriver}/download`)).status).toBe(403);
  expect((await dispo.get(`${ofDriver}/download`)).status).toBe(200);
  system.clock.advance(61 * 60_000);
  expect((await system.anonymous.open(url)).status).toBe(404);
});

test('the stored files of a driver are listed by their path, whatever the bucket, and no others', async () => {
  shows('D3 §7 aws-files', 'D3 §3 AWS file');
  const { id, iri } = await applicant();
  const other = await given.driver();
  await uploaded(dispo, other.iri);
  await paperOf(iri);
  system.clock.advance(60_000);
  await uploaded(personal, iri);
  const asked = (path: string, who = personal) => who.post('/app/aws-files', { bucket: 'fremd', path });
  const { status, body } = await asked(`logs/${String(id)}/`);
  expect(status).toBe(200);
  expect(body.files.map((it: { file: string }) => it.file)).toEqual(['Bild.jpg', 'Führerschein Müller.pdf']);
  const [, stored] = body.files;
  expect(stored).toEqual({
    file: 'Führerschein Müller.pdf',
    url: expect.stringMatching(/^\/api\/images\/\d+\/full\?/) as string,
    timestamp: body.files[0].timestamp - 60,
    rawSize: paper().length,
    date: expect.stringMatching(/^\d\d\.\d\d\.2026,? \d\d:\d\d/) as string,
    size: '1 kB',
  });
  expect((await system.anonymous.open(stored.url as string)).status).toBe(200);
  expect((await asked(`logs/${String(other.id)}/`)).status).toBe(404);
  expect((await asked(`logs/${String(other.id)}/`, office)).status).toBe(403);
  expect((await asked(`logs/${String(other.id)}/`, dispo)).body.files).toHaveLength(1);
  for (const path of ['logs/', `logs/${String(id)}/../`, `protocols/${String(id)}/`, '/', 'logs/abc/'])
    expect([path, (await asked(path)).body.violations?.[0]?.propertyPath]).toEqual([path, 'path']);
});
