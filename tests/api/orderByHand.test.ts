import { expect, test } from 'vitest';
import { components } from '../../src/domain/protocol/choices/components.ts';
import type { Json } from '../harness/client.ts';
import { contractDesk } from '../harness/contractDesk.ts';
import { shows } from '../specification/shows.ts';

const { system, given, dispo, read, history } = await contractDesk();

/** A bundle of so many contracts, and its places in their order. */
async function bundleOf(count: number) {
  const orders = await Promise.all(Array.from({ length: count }, () => given.contract()));
  const bundle = (await dispo.post('/api/bundles', { contracts: orders.map((it) => it.iri) })).body['@id'];
  return { bundle, places: await placesOf(bundle) };
}
async function placesOf(bundle: string): Promise<Json[]> {
  return (await dispo.get(`/api/bundle_contracts?bundle=${bundle}&order[sortOrder]=asc&itemsPerPage=100`)).body[
    'hydra:member'
  ];
}
/** Who stands where: the numbers of the places as they were made, and the ranks that they have now. */
async function standing(bundle: string, made: readonly Json[]) {
  const now = await placesOf(bundle);
  expect(now.map((it) => it.sortOrder)).toEqual(now.map((_, at) => at + 1));
  return now.map((it) => made.findIndex((one) => one['@id'] === it['@id']) + 1);
}

test('a record that is moved gets its place, the others close the ranks, in one transaction', async () => {
  const { bundle, places } = await bundleOf(5);
  expect(await standing(bundle, places)).toEqual([1, 2, 3, 4, 5]);
  const moved = await dispo.patch(places[4]['@id'], { sortOrder: 2 });
  expect([moved.status, moved.body.sortOrder]).toEqual([200, 2]);
  expect(await standing(bundle, places)).toEqual([1, 5, 2, 3, 4]);
  await dispo.patch(places[0]['@id'], { sortOrder: 3 });
  expect(await standing(bundle, places)).toEqual([5, 2, 1, 3, 4]);
  const [first, , , fourth] = await placesOf(bundle);
  // Whoever stays where he is stays as he was; whoever gives way has a new version and a line in his history.
  expect(fourth.version).toBe(places[2].version + 1);
  expect(first.version).toBe(places[4].version + 2);
  expect((await history(fourth['@id'])).slice(0, 1)).toMatchObject([{ field: 'sortOrder', previous: 3, data: 4 }]);
  expect((await dispo.patch(places[0]['@id'], { sortOrder: 3 })).body.version).toBe(moved.body.version);
});

test('who comes stands where he was asked to or last, and who goes leaves no gap', async () => {
  shows('D2 §7 bundle_contracts');
  const { bundle, places } = await bundleOf(3);
  const [last, second] = [await given.contract(), await given.contract()];
  const joined = await dispo.post('/api/bundle_contracts', { bundle, contract: last.iri });
  expect([joined.status, joined.body.sortOrder]).toEqual([201, 4]);
  const between = await dispo.post('/api/bundle_contracts', { bundle, contract: second.iri, sortOrder: 2 });
  expect(between.body.sortOrder).toBe(2);
  expect(await standing(bundle, places)).toEqual([1, 0, 2, 3, 0]);
  expect((await dispo.delete(places[0]['@id'])).status).toBe(204);
  expect(await standing(bundle, places)).toEqual([0, 2, 3, 0]);
});

test('a place that there cannot be is refused at its field, one behind the last is the end', async () => {
  const { bundle, places } = await bundleOf(3);
  const refusal = async (sortOrder: unknown) => (await dispo.patch(places[0]['@id'], { sortOrder })).body.violations;
  expect(await refusal(0)).toEqual([{ propertyPath: 'sortOrder', message: 'Mindestens 1' }]);
  expect(await refusal(-1)).toEqual([{ propertyPath: 'sortOrder', message: 'Mindestens 1' }]);
  expect(await refusal(1.5)).toEqual([{ propertyPath: 'sortOrder', message: 'Ganze Zahl erwartet' }]);
  for (const text of ['x', '007'])
    expect(await refusal(text)).toEqual([{ propertyPath: 'sortOrder', message: 'Zahl erwartet' }]);
  expect(await standing(bundle, places)).toEqual([1, 2, 3]);
  expect((await dispo.patch(places[0]['@id'], { sortOrder: 1e9 })).body.sortOrder).toBe(3);
  expect(await standing(bundle, places)).toEqual([2, 3, 1]);
  expect((await dispo.patch(places[1]['@id'], { sortOrder: 1e12 })).body.sortOrder).toBe(3);
  expect((await dispo.patch(places[0]['@id'], { sortOrder: null })).body.sortOrder).toBe(3);
  expect(await standing(bundle, places)).toEqual([3, 2, 1]);
});

test('many writers at once leave every rank once and none out', async () => {
  const { bundle, places } = await bundleOf(8);
  const office = await system.as('buchhaltung');
  const newcomers = await Promise.all([given.contract(), given.contract(), given.contract()]);
  const answers = await Promise.all([
    ...places
      .slice(0, 6)
      .map((it, at) => (at % 2 ? dispo : office).patch(it['@id'], { sortOrder: ((at * 5) % 8) + 1 })),
    ...newcomers.map(({ iri }) => dispo.post('/api/bundle_contracts', { bundle, contract: iri, sortOrder: 1 })),
    dispo.delete(places[6]['@id']),
    office.delete(places[7]['@id']),
  ]);
  expect(answers.map((it) => it.status)).toEqual([...Array(6).fill(200), 201, 201, 201, 204, 204]);
  const standingNow = await standing(bundle, places);
  expect(standingNow.toSorted()).toEqual([0, 0, 0, 1, 2, 3, 4, 5, 6]);
});

test('a bundle that goes takes its places along', async () => {
  const { bundle, places } = await bundleOf(3);
  expect((await dispo.delete(bundle)).status).toBe(204);
  expect(await Promise.all(places.map(async (it) => (await dispo.get(it['@id'])).status))).toEqual([404, 404, 404]);
});

test('entries of a record are put in order the same way, also by two at once', async () => {
  const { iri } = await given.contract({ pickupContacts: ['A', 'B', 'C', 'D', 'E'].map((name) => ({ name })) });
  const contacts: Json[] = (await read(iri)).pickupContacts;
  const names = async () => (await read(iri)).pickupContacts.map((it: Json) => it.name).join('');
  await dispo.patch(contacts[4]['@id'], { position: 2 });
  expect(await names()).toBe('AEBCD');
  await dispo.patch(contacts[0]['@id'], { position: 1e9 });
  expect(await names()).toBe('EBCDA');
  expect((await dispo.patch(contacts[0]['@id'], { position: 0 })).body.violations).toEqual([
    { propertyPath: 'position', message: 'Mindestens 1' },
  ]);
  expect((await dispo.patch(contacts[0]['@id'], { position: 'x' })).body.violations).toEqual([
    { propertyPath: 'position', message: 'Zahl erwartet' },
  ]);
  const moves = await Promise.all(contacts.map((it, at) => dispo.patch(it['@id'], { position: ((at * 3) % 5) + 1 })));
  expect(moves.map((it) => it.status)).toEqual([200, 200, 200, 200, 200]);
  const places = (await dispo.get(`/api/contract_contacts?contract=${iri}&order[position]=asc`)).body['hydra:member'];
  expect(places.map((it: Json) => it.position)).toEqual([1, 2, 3, 4, 5]);
  expect((await names()).split('').toSorted().join('')).toBe('ABCDE');
});

test('a whole list is put in order as well, also one that had gaps; parts of vehicles keep what the catalogue says', async () => {
  const named = async (path: string) =>
    (await dispo.get(`/api/${path}?order[sortierung]=asc&itemsPerPage=500`)).body['hydra:member'] as Json[];
  for (const name of ['Wäsche', 'Tanken', 'Zulassung']) await given.record('services', { name });
  const [washing, fuelling, papers] = await named('services');
  await system.database.pool.query('update services set sortierung = sortierung * 10');
  expect((await dispo.patch(papers['@id'], { sortierung: 1 })).body.sortierung).toBe(1);
  expect((await named('services')).map((it) => [it['@id'], it.sortierung])).toEqual([
    [papers['@id'], 1],
    [washing['@id'], 2],
    [fuelling['@id'], 3],
  ]);
  expect((await dispo.delete(washing['@id'])).status).toBe(204);
  expect((await named('services')).map((it) => it.sortierung)).toEqual([1, 2]);

  const parts = await named('bodyparts');
  expect(parts.map((it) => it.component)).toEqual(components.items.map((it) => it.key));
  const [bonnet, bumper] = parts;
  await Promise.all([
    dispo.patch(bonnet['@id'], { sortierung: 3 }),
    dispo.patch(parts[3]['@id'], { sortierung: 1, component: 'bonnet' }),
  ]);
  const now = await named('bodyparts');
  expect(now.map((it) => it.sortierung)).toEqual(now.map((_, at) => at + 1));
  expect(now.map((it) => it.component).toSorted()).toEqual(components.items.map((it) => it.key).toSorted());
  const refused = await (await system.as('office')).patch(bumper['@id'], { sortierung: 1 });
  expect(refused.status).toBe(403);
  expect((await (await system.as('office')).get('/api/bodyparts?itemsPerPage=500')).status).toBe(200);
  expect((await dispo.post('/api/bodyparts', { component: 'roof' })).status).toBe(404);
});
