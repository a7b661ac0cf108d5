import { expect, test, vi } from 'vitest';
import { recalculation } from '../../server/actions/priceGroups/recalculation.ts';
import { startJobs } from '../../server/jobs/runner.ts';
import { newPriceSet } from '../../src/domain/price/priceSets.ts';
import type { Json } from '../harness/client.ts';
import { leitstand } from '../harness/leitstand.ts';
import { patienceMs } from '../runner/patienceMs.ts';
import { shows } from '../specification/shows.ts';

const system = await leitstand();
const { given, database, openScope } = system;
const admin = await system.as('admin');
const dispo = await system.as('dispo');
const type = async (slug: string) => (await given.record('price_types', { name: slug, slug })).iri;
const [base, credit] = [await type('grundpreis'), await type('gutschrift-grundpreis')];
const refusals = ({ violations }: Json) => violations?.map((it: Json) => [it.propertyPath, it.message]);
const make = async (values: object) => (await admin.post('/api/price_groups', values)).body;

test('the prices of a group are read and written by type or as one list, and keep their numbers', async () => {
  shows('D2 §3 Price group', 'D2 §3 groupedPriceSets', 'D2 §7 delete prices');
  const group = await make({
    name: 'Nach Art',
    groupedPriceSets: [
      { type: base, title: 'egal', items: newPriceSet(base).map(({ distance, price }) => ({ distance, price })) },
      { type: credit, items: [{ distance: 1000, price: '55.00' }] },
    ],
  });
  expect(group.priceSets).toHaveLength(21);
  const [first, second] = group.groupedPriceSets;
  expect([first.type, first.title, first.items.length]).toEqual([expect.objectContaining({}), 'grundpreis', 20]);
  expect(second.items).toEqual([{ id: expect.any(Number), version: 1, distance: 1000, price: '55.00' }]);

  const items = [{ ...first.items[0], price: '90.00' }, ...first.items.slice(1, 3)];
  const { body } = await admin.patch(group['@id'], { groupedPriceSets: [{ ...first, items }, second] });
  const kept = body.groupedPriceSets[0].items;
  expect(kept.map((it: Json) => [it.id, it.price])).toEqual(items.map((it: Json) => [it.id, it.price]));
  expect([kept[0].version, kept[1].version]).toEqual([2, 1]);

  expect((await admin.delete(`/api/prices/${String(kept[2].id)}`)).status).toBe(204);
  const rest = await admin.get(group['@id']);
  expect(rest.body.groupedPriceSets[0].items.map((it: Json) => it.distance)).toEqual([50, 100]);
  expect((await admin.delete(`/api/prices/${String(kept[1].id)}`)).status).toBe(204);
  await given.customer({ priceGroup: group['@id'] });
  const { body: list } = await admin.get('/api/price_groups?properties[]=name&properties[]=customerCount');
  expect(list['hydra:member'].find((it: Json) => it['@id'] === group['@id']).customerCount).toBe(1);
  // Who only picks a group for a customer is told its name.
  const picked = (await dispo.get(group['@id'])).body;
  expect([picked.name, 'priceSets' in picked, 'groupedPriceSets' in picked]).toEqual(['Nach Art', false, false]);
  const { body: logs } = await admin.get(`${String(group['@id'])}/logs?itemsPerPage=500`);
  expect(logs['hydra:member'].some((it: Json) => /^priceSets\.\d+\.price$/.test(it.field))).toBe(true);
});

test('a price that cannot be right is refused at its place', async () => {
  const prices = (...list: object[]) => ({ name: 'Falsch', priceSets: list });
  const refused = async (...list: object[]) => refusals(await make(prices(...list)));
  const fine = { type: base, distance: 50, price: '10.00' };
  expect(await refused(fine, { ...fine, price: '11.00' })).toEqual([
    ['priceSets.1.distance', 'Die Stufe bis 50 km gibt es in dieser Preisart schon.'],
  ]);
  expect(await refused({ ...fine, price: '-1.00' })).toEqual([
    ['priceSets.0.price', 'Ein Grundpreis darf nicht negativ sein.'],
  ]);
  for (const price of ['0.005', '10000000000', '1.234,5', null])
    expect((await refused({ ...fine, price }))?.[0]?.[0]).toBe('priceSets.0.price');
  expect((await refused({ ...fine, type: null }))?.[0]?.[0]).toBe('priceSets.0.type');
  expect((await refused({ ...fine, distance: -50 }))?.[0]?.[0]).toBe('priceSets.0.distance');
});

test('the slug of a price type stays, and one type is read by itself', async () => {
  shows('D2 §2 price_types', 'D2 §7 price type getOne');
  const made = (
    await admin.post('/api/price_types', { name: 'Express', slug: 'express', conditionField: 'flexContract' })
  ).body;
  expect((await admin.get(made['@id'])).body).toMatchObject({ name: 'Express', slug: 'express' });
  expect((await admin.patch(made['@id'], { slug: 'eilig' })).status).toBe(422);
  expect((await admin.patch(made['@id'], { name: 'Eilig' })).body).toMatchObject({ name: 'Eilig', slug: 'express' });
  expect(refusals((await admin.post('/api/price_types', { name: 'Doppelt', slug: 'express' })).body)?.[0]?.[0]).toBe(
    'slug',
  );
});

test('open contracts that would be worth something else are counted, and worked out anew by a job', async () => {
  const group = await make({
    name: 'Wirkt',
    priceSets: [
      { type: base, distance: 500, price: '200.00' },
      { type: credit, distance: 500, price: '100.00' },
    ],
  });
  const customer = (await given.customer({ priceGroup: group['@id'] })).iri;
  const order = (more: object = {}) =>
    given.contract({ contractClientAddress: customer, googleKm: 300, ...more } as Parameters<typeof given.contract>[0]);
  const [open, fixed] = [await order(), await order({ auftragswert: '250.00', gutschriftpreis: '120.00' })];
  const ask = async (body: object = {}) => (await admin.post(`${String(group['@id'])}/effect`, body)).body;
  expect(await ask()).toEqual({ open: 2, differing: 0, before: '0.00', after: '0.00' });
  const dearer = [
    { type: base, distance: 500, price: '230.00' },
    { type: credit, distance: 500, price: '100.00' },
  ];
  const preview = { open: 2, differing: 1, before: '200.00', after: '230.00' };
  expect(await ask({ priceSets: dearer })).toEqual(preview);
  expect(refusals(await ask({ priceSets: [{ price: 'x' }] }))?.[0]?.[0]).toBe('priceSets');
  await admin.patch(group['@id'], { priceSets: dearer });
  expect((await admin.get(open.iri)).body.auftragswert).toBe('200.00');
  expect(await ask()).toEqual(preview);

  const { body } = await admin.post(`${String(group['@id'])}/recalculate`);
  expect(body).toEqual({ job: expect.any(Number), contracts: 2 });
  const runner = await startJobs({
    database,
    openScope,
    jobs: [recalculation],
    log: () => undefined,
    clock: () => new Date(),
  });
  const job = async () => (await admin.get(`/api/jobs/${String(body.job)}`)).body;
  await vi.waitFor(async () => expect((await job()).state).toBe('done'), { timeout: patienceMs, interval: 20 });
  await runner.stop();
  expect((await job()).result).toBe('1 Auftrag neu bewertet, 1 unverändert');
  expect((await admin.get(open.iri)).body.auftragswert).toBe('230.00');
  expect((await admin.get(fixed.iri)).body.auftragswert).toBe('250.00');
  expect((await dispo.post(`${String(group['@id'])}/recalculate`)).status).toBe(403);
  expect((await admin.post('/api/price_groups/999999/effect', {})).status).toBe(404);
});
