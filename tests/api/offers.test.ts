import { beforeAll, expect, test } from 'vitest';
import type { Json } from '../harness/client.ts';
import { leitstand, type TestSystem } from '../harness/leitstand.ts';
import { shows } from '../specification/shows.ts';

let system: TestSystem;
let main: string;

const at = (plz: string, ort: string) => ({
  pickupLocation: { plz, ort },
  deliveryLocation: { plz: '80331', ort: 'München' },
});
const offer = (values: object = {}) =>
  system.given.contract({
    ...at('89231', 'Neu-Ulm'),
    datum: '2026-11-24',
    pickupTimeFrom: '16:00',
    pickupTimeTo: '18:00',
    ...values,
  });
const offersFor = async (iri = main): Promise<Json[]> =>
  (await (await system.as('dispo')).get(`${iri}/offersInRange`)).body['hydra:member'];
const isOffered = async (values: object): Promise<boolean> => {
  const made = await offer(values);
  return (await offersFor()).some((it) => it['@id'] === made.iri);
};

beforeAll(async () => {
  system = await leitstand();
  main = (
    await system.given.contract({
      datum: '2026-11-24',
      bringdatum: '2026-11-24',
      deliveryTimeFrom: '14:30',
      deliveryTimeTo: '16:30',
      driver: (await system.given.driver()).iri,
    })
  ).iri;
});

test('a ride that begins close by and soon after is offered, with its distance in metres', async () => {
  shows('R13');
  const near = await offer();
  const [found] = await offersFor();
  expect(found).toMatchObject({
    '@id': near.iri,
    auftragsnummer: near.auftragsnummer,
    pickupDate: '2026-11-24',
    pickupTime: '16:00',
    pickupTimeTo: '18:00',
    pickupLocation: { ort: 'Neu-Ulm' },
    deliveryLocation: { ort: 'München' },
  });
  expect(found.distanceToDestination).toBe(1848);
});

test('nearest first, then by pickup time, at most 50 km away', async () => {
  shows('D1 §7 GET /api/contracts/{id}/offersInRange', 'D2 §7 offersInRange');
  await offer({ ...at('89073', 'Ulm'), pickupTimeFrom: '17:00' });
  await offer({ ...at('89073', 'Ulm'), pickupTimeFrom: '16:30' });
  expect(await isOffered(at('70173', 'Stuttgart'))).toBe(false);
  expect(await isOffered(at('', 'Neu-Ulm'))).toBe(true);
  const found = await offersFor();
  expect(found.slice(0, 2).map((it) => [it.distanceToDestination, it.pickupTime])).toEqual([
    [0, '16:30'],
    [0, '17:00'],
  ]);
});

test('only what can be reached in time, until the day after next', async () => {
  expect(await isOffered({ pickupTimeFrom: '12:00', pickupTimeTo: '14:59' })).toBe(false);
  expect(await isOffered({ pickupTimeFrom: '12:00', pickupTimeTo: '15:00' })).toBe(true);
  expect(await isOffered({ datum: '2026-11-23', bringdatum: '2026-11-24' })).toBe(false);
  expect(
    await isOffered({ datum: '2026-11-26', bringdatum: '2026-11-26', pickupTimeFrom: '06:00', pickupTimeTo: '08:00' }),
  ).toBe(true);
  expect(await isOffered({ datum: '2026-11-27', bringdatum: '2026-11-27' })).toBe(false);
});

test('nothing that has a driver, is cancelled, blocked, begun, a test or part of a bundle', async () => {
  expect(await isOffered({ driver: (await system.given.driver()).iri })).toBe(false);
  expect(await isOffered({ isStorniert: true })).toBe(false);
  expect(await isOffered({ testContract: true })).toBe(false);
  expect(await isOffered({ sperrenFuerAngebotsliste: true })).toBe(false);
  const begun = await offer();
  await system.database.pool.query(`update protocols set "processState" = 'STARTED' where contract = $1`, [begun.id]);
  const bundled = await offer();
  await system.given.record('bundles', {
    active: true,
    contracts: [bundled.iri, (await offer({ ...at('20095', 'Hamburg') })).iri],
  });
  const found = (await offersFor()).map((it) => it['@id']);
  expect(found).not.toContain(begun.iri);
  expect(found).not.toContain(bundled.iri);
  expect(found).not.toContain(main);
});

test('a delivery close to midnight is followed by rides of the next day', async () => {
  const late = (
    await system.given.contract({ datum: '2026-12-01', bringdatum: '2026-12-01', deliveryTimeFrom: '23:45' })
  ).iri;
  const [today, tomorrow] = [
    await offer({ datum: '2026-12-01', bringdatum: '2026-12-01', pickupTimeTo: '23:59' }),
    await offer({ datum: '2026-12-02', bringdatum: '2026-12-02', pickupTimeFrom: '00:00', pickupTimeTo: '00:30' }),
  ];
  const found = (await offersFor(late)).map((it) => it['@id']);
  expect(found).toContain(tomorrow.iri);
  expect(found).not.toContain(today.iri);
});

test('a contract whose delivery cannot be placed has no offers; one that does not exist is not found', async () => {
  expect(
    await offersFor((await system.given.contract({ deliveryLocation: { plz: '', ort: 'Nirgendheim' } })).iri),
  ).toEqual([]);
  expect((await (await system.as('dispo')).get('/api/contracts/999999/offersInRange')).status).toBe(404);
  expect((await (await system.as('personal')).get(`${main}/offersInRange`)).status).toBe(403);
});
