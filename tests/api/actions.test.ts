import { expect, test } from 'vitest';
import type { Json } from '../harness/client.ts';
import { leitstand } from '../harness/leitstand.ts';
import { shows } from '../specification/shows.ts';

const system = await leitstand();

test('there is exactly one default price group, and an inactive one cannot be it', async () => {
  shows('D2 §2 price_groups', 'D2 §4 exactly one default', 'D2 §7 price group set_default', 'R71');
  const admin = await system.as('admin');
  const make = async (name: string, active = true) =>
    (await admin.post('/api/price_groups', { name, active })).body['@id'];
  const [first, second, idle] = [await make('Standard'), await make('Volumen'), await make('Alt', false)];
  expect((await admin.post(`${first}/set_default`)).status).toBe(200);
  expect((await admin.post(`${second}/set_default`)).body.defaultPriceSet).toBe(true);
  const refused = await admin.post(`${idle}/set_default`);
  expect(refused.status).toBe(422);
  expect(refused.body.violations?.[0]?.message).toBe('Eine inaktive Preisgruppe kann nicht Standard sein.');
  const groups = await admin.get('/api/price_groups?defaultPriceSet=true');
  expect(groups.body['hydra:member'].map((it: Json) => it['@id'])).toEqual([second]);
  for (const answer of [await admin.delete(second), await admin.patch(second, { active: false })])
    expect(answer.status).toBe(422);
  expect((await admin.delete(first)).status).toBe(204);
});

test('price groups are the administration’s', async () => {
  const admin = await system.as('admin');
  const group = await admin.post('/api/price_groups', { name: 'Nur Verwaltung' });
  const dispo = await system.as('dispo');
  expect((await dispo.post(`${group.body['@id']}/set_default`)).status).toBe(403);
});

test('an unknown record is 404, unknown input a violation', async () => {
  const admin = await system.as('admin');
  expect((await admin.post('/api/price_groups/999999/set_default')).status).toBe(404);
  expect((await admin.post('/api/bundles/add_contract', { bundleId: '/api/bundles/1' })).status).toBe(422);
});

test('rich text keeps its structure and loses what could run', async () => {
  const admin = await system.as('admin');
  const made = await admin.post('/api/news', {
    title: 'Sperrung',
    content:
      '<p>A7 <strong>gesperrt</strong><script>alert(1)</script><img src=x onerror=alert(1)></p><a href="javascript:alert(1)">x</a>',
  });
  expect(made.body.content).toBe('<p>A7 <strong>gesperrt</strong></p><a>x</a>');
});

test('those who set the default at the same moment queue instead of waiting for each other', async () => {
  const admin = await system.as('admin');
  const groups = await Promise.all(
    ['Nord', 'Ost', 'West'].map(
      async (name) => (await admin.post('/api/price_groups', { name })).body['@id'] as string,
    ),
  );
  for (const order of [groups, groups.toReversed(), groups, groups.toReversed()]) {
    const answers = await Promise.all(order.map((it) => admin.post(`${it}/set_default`)));
    expect(answers.map((it) => it.status)).toEqual([200, 200, 200]);
  }
  expect((await admin.get('/api/price_groups?defaultPriceSet=true')).body['hydra:totalItems']).toBe(1);
  const { rows } = await system.database.pool.query(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  );
  expect(rows).toEqual([{ deadlocks: 0 }]);
});
