import { expect, test } from 'vitest';
import { leitstand } from '../harness/leitstand.ts';
import { ownFolder, uploaded } from '../harness/uploads.ts';

const { as, clock, given } = await leitstand({ environment: { FILES_URL: ownFolder() } });
const [dispo, office, personal] = [await as('dispo'), await as('office'), await as('personal')];

type Reader = { readonly name: string; readonly readAt: string | null };
const made = async (values: object) => {
  const picture = await uploaded(dispo, '/api/news');
  const content = `<p>Tor 2</p><img src="${picture}" alt="Plan">`;
  const { body } = await dispo.post('/api/news', { title: 'Einfahrt', content, ...values });
  return { iri: body['@id'] as string, picture };
};
const release = (iri: string) => dispo.patch(iri, { isSend: true });
const unread = async (who = office) => (await who.get('/api/news/unread')).body.news as string[];
const readers = async (iri: string) => (await dispo.get(`${iri}/readers`)).body.readers as Reader[];
const titled = async (who = office) =>
  (await who.get('/api/news')).body['hydra:member'].map((it: { '@id': string }) => it['@id']) as string[];

test('what is released for staff is read by every role, with its pictures, and by nobody before', async () => {
  const { iri, picture } = await made({ showForEmployees: true });
  const silent = await made({ showForEmployees: false, showInKundenportal: true });
  await release(silent.iri);
  for (const who of [office, personal]) {
    expect([(await who.get(iri)).status, (await who.get(picture)).status, await titled(who)]).toEqual([404, 404, []]);
    expect((await who.get(silent.iri)).status).toBe(404);
  }
  expect((await office.post(`${iri}/mark_read`, {})).status).toBe(404);
  await release(iri);
  for (const who of [office, personal]) {
    const read = await who.get(iri);
    expect(read.body.content).toMatch(/<img src="\/api\/images\/\d+\/large\?/);
    expect([(await who.get(picture)).status, await titled(who)]).toEqual([200, [iri]]);
    expect((await who.patch(iri, { title: 'anders' })).status).toBe(403);
    expect((await who.delete(iri)).status).toBe(403);
    expect((await who.post('/api/news', { title: 'x', content: '<p>x</p>' })).status).toBe(403);
    expect((await who.get(`${iri}/readers`)).status).toBe(403);
  }
});

test('who opens a news has read it, at the bell too; writers see who has and who has not', async () => {
  const { iri } = await made({ showForEmployees: true });
  expect(await readers(iri)).toEqual([]);
  clock.now = new Date(clock.now.getTime() + 60_000);
  const late = clock.now;
  await release(iri);
  expect(await unread()).toContain(iri);
  const bell = async () =>
    (await office.get('/api/notifications')).body['hydra:member'].find(
      (it: { data: { news?: string } | null }) => it.data?.news === iri,
    );
  expect(await bell()).toMatchObject({ readAt: null });
  expect((await readers(iri)).map((it) => it.readAt)).toEqual((await readers(iri)).map(() => null));

  clock.now = new Date(clock.now.getTime() + 60_000);
  expect((await office.post(`${iri}/mark_read`, {})).status).toBe(204);
  const at = clock.now.toISOString();
  clock.now = new Date(clock.now.getTime() + 60_000);
  expect((await office.post(`${iri}/mark_read`, {})).status).toBe(204);
  expect([await unread(), (await bell()).readAt]).toEqual([expect.not.arrayContaining([iri]), at]);
  expect(await unread(personal)).toContain(iri);
  const all = await readers(iri);
  expect(all.filter((it) => it.readAt !== null)).toEqual([expect.objectContaining({ readAt: at })]);
  expect(all.at(-1)?.readAt).toBe(at);

  const newcomer = await given.user({ roles: ['office'] });
  expect(late < clock.now).toBe(true);
  expect((await readers(iri)).map((it) => it.name)).not.toContain(newcomer.name);
});

test('a news says its own number, as other programs ask for it', async () => {
  const { iri } = await made({});
  const { body } = await dispo.get(iri);
  expect(body.entityId).toBe(Number(iri.split('/').at(-1)));
  expect((await dispo.get('/api/news?isSend=false')).body['hydra:member']).toContainEqual(
    expect.objectContaining({ '@id': iri, entityId: body.entityId }),
  );
});
