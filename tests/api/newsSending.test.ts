import { expect, test } from 'vitest';
import { nextHours } from '../../server/actions/news/pushNews.ts';
import { pushNews } from '../../server/actions/news/pushNews.ts';
import { system as itself } from '../../server/storage/actor.ts';
import type { JobContext } from '../../server/jobs/defineJob.ts';
import { rowsOf } from '../../server/storage/sql.ts';
import { sql } from 'drizzle-orm';
import { leitstand } from '../harness/leitstand.ts';
import { shows } from '../specification/shows.ts';

const system = await leitstand();
const { database, clock } = system;
const dispo = await system.as('dispo');
await system.as('office');
const reader = await system.given.user({ roles: [] });
await system.given.driver({ appAccess: true, active: true, user: reader.iri });

const run = async () =>
  pushNews.run({
    clock: () => clock.now,
    scope: (work) =>
      database.transaction((client) => work(system.openScope({ client, actor: itself, now: clock.now }))),
  } as JobContext<undefined>);
const due = async () =>
  (await rowsOf<{ due: Date | null }>(database.pool, sql`select (${pushNews.due}) as due`))[0]?.due ?? null;
const messages = async (iri: string) =>
  rowsOf<{ user: number; title: string; body: string }>(
    database.pool,
    sql`select "user", title, body from notifications where data->>'news' = ${iri} order by "user"`,
  );
const released = async (values: object) => {
  const made = await dispo.post('/api/news', { title: 'Sperrung A7', content: '<p>Ab <b>Montag</b></p>', ...values });
  const answer = await dispo.patch(made.body['@id'], { isSend: true });
  expect([answer.status, answer.body.detail]).toEqual([200, undefined]);
  return answer.body;
};

test('news released by night reach the staff at once and the app in the morning, once', async () => {
  shows('R73 sending');
  clock.now = new Date('2026-11-21T21:30:00Z');
  const news = await released({ showInApp: true, showForEmployees: true });
  expect(news.sentAt).toBe('2026-11-21T21:30:00.000Z');
  const atOnce = await messages(news['@id']);
  expect(atOnce.length).toBeGreaterThan(0);
  expect(atOnce.map((it) => it.user)).not.toContain(reader.id);
  expect(atOnce[0]).toMatchObject({ title: 'Sperrung A7', body: 'Ab Montag' });
  expect(new Date((await due()) ?? 0).toISOString()).toBe('2026-11-22T07:00:00.000Z');
  expect(await run()).toEqual({ notBefore: new Date('2026-11-22T07:00:00Z') });
  clock.now = new Date('2026-11-22T07:00:00Z');
  expect(await run()).toEqual({ result: '1 News an die App' });
  expect((await messages(news['@id'])).filter((it) => it.user === reader.id)).toHaveLength(1);
  expect((await dispo.get(news['@id'])).body.pushedAt).toBe('2026-11-22T07:00:00.000Z');
  expect([await due(), await run()]).toEqual([null, { result: '0 News an die App' }]);
  expect((await dispo.patch(news['@id'], { title: 'anders' })).status).toBe(422);
  expect((await dispo.patch(news['@id'], { isSend: false })).status).toBe(422);
});

test('by day the app hears of news at once, and only of those that are for it', async () => {
  clock.now = new Date('2026-11-24T10:00:00Z');
  const silent = await released({ showInKundenportal: true });
  const news = await released({ showInApp: true });
  expect(new Date((await due()) ?? 0)).toEqual(clock.now);
  await run();
  expect((await messages(news['@id'])).map((it) => it.user)).toEqual([reader.id]);
  expect(await messages(silent['@id'])).toEqual([]);
});

test('the hours are those of the company, in summer and in winter', () => {
  expect(nextHours(new Date('2026-07-01T06:00:00Z'))).toBeUndefined();
  expect(nextHours(new Date('2026-07-01T05:59:00Z'))).toEqual(new Date('2026-07-01T06:00:00Z'));
  expect(nextHours(new Date('2026-07-01T17:59:00Z'))).toBeUndefined();
  expect(nextHours(new Date('2026-12-24T19:00:00Z'))).toEqual(new Date('2026-12-25T07:00:00Z'));
});
