import sharp from 'sharp';
import { expect, test } from 'vitest';
import { clearImages } from '../../server/files/clearImages.ts';
import type { JobContext } from '../../server/jobs/defineJob.ts';
import { fileTexts } from '../../src/domain/file/storedFile.ts';
import { leitstand } from '../harness/leitstand.ts';
import { ownFolder, paper, picture, upload, uploaded } from '../harness/uploads.ts';

const folder = ownFolder();
const { as, anonymous, clock, database, given } = await leitstand({ environment: { FILES_URL: folder } });
const [dispo, second] = [await as('dispo'), await as('office_l2')];

const plan = await uploaded(dispo, '/api/news', await picture({ width: 320, height: 200 }).png().toBuffer());
const shown = (iri: string) => `<p>Tor 2</p><img src="${iri}" alt="Plan &quot;Süd&quot;"><p>ab&nbsp;8<br>Uhr</p>`;
const make = (content: string) => dispo.post('/api/news', { title: 'Neue Einfahrt', content });
const sourceIn = (content: string) => (/<img src="([^"]+)"/.exec(content)?.[1] ?? '').replaceAll('&amp;', '&');

test('a picture in a text is stored by its own address and read by one that can be fetched', async () => {
  const made = await make(shown(plan));
  expect(made.status).toBe(201);
  const read = await second.get(made.body['@id']);
  expect(read.body.content).toMatch(
    /^<p>Tor 2<\/p><img src="\/api\/images\/\d+\/large\?[^"]+" width="320" height="200" alt="Plan &quot;Süd&quot;"><p>/,
  );
  const fetched = await anonymous.open(sourceIn(read.body.content as string));
  expect((await sharp(Buffer.from(await fetched.arrayBuffer())).metadata()).width).toBe(320);
  const listed = await second.get('/api/news?properties[]=content');
  expect(listed.body['hydra:member'].map((it: { content: string }) => it.content)).toContain(read.body.content);

  clock.now = new Date(clock.now.getTime() + 3_600_000);
  expect((await anonymous.open(sourceIn(read.body.content as string))).status).toBe(404);
  const again = await dispo.patch(made.body['@id'], { content: read.body.content });
  expect([again.status, again.body.version]).toEqual([200, made.body.version]);
  expect(sourceIn(again.body.content as string)).not.toBe(sourceIn(read.body.content as string));
});

test('what is no stored picture of the writer is dropped or refused at its field', async () => {
  const foreign = await make('<p>a</p><img src="https://example.org/a.png"><img src="data:image/png;base64,AAAA">');
  expect(foreign.body.content).toBe('<p>a</p>');
  const driver = await given.driver({ approved: true, active: true });
  const licence = await uploaded(dispo, driver.iri);
  const scan = (await upload(second, '/api/news', { content: paper() })).body.imageIRI as string;
  const refused = async (content: string) =>
    (await second.post('/api/news', { title: 'Plan', content })).body.violations;
  const unknown = [{ propertyPath: 'content', message: 'Inhalt: Diese Datei gibt es nicht.' }];
  expect(await refused(shown('/api/images/999999'))).toEqual(unknown);
  expect(await refused(shown(licence))).toEqual(unknown);
  expect(await refused(shown(scan))).toEqual([{ propertyPath: 'content', message: fileTexts.onlyPictures }]);
  expect(await refused('<script>nichts</script>')).toEqual([{ propertyPath: 'content', message: 'Pflichtfeld' }]);
});

test('a picture stays as long as a text shows it', async () => {
  const own = await uploaded(dispo, '/api/news');
  const made = await make(shown(own));
  const clearAfter = (days: number) =>
    clearImages({ filesUrl: folder, s3: null }).run({
      database,
      clock: () => new Date(clock.now.getTime() + days * 86_400_000),
      signal: new AbortController().signal,
    } as unknown as JobContext<undefined>);
  await clearAfter(400);
  expect((await dispo.get(own)).status).toBe(200);
  expect((await dispo.patch(made.body['@id'], { content: '<p>ohne</p>' })).status).toBe(200);
  await clearAfter(31);
  expect((await dispo.get(own)).status).toBe(404);
});
