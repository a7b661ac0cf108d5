import { expect, test } from 'vitest';
import type { Directions } from '../../server/routing/directions.ts';
import { RouteFailure } from '../../server/routing/directions.ts';
import { contractsAhead, refine } from '../../server/routing/refine.ts';
import type { Json } from '../harness/client.ts';
import { leitstand } from '../harness/leitstand.ts';
import { shows } from '../specification/shows.ts';

const system = await leitstand();
const dispo = await system.as('dispo');
const { database, openScope, clock, given } = system;
const routed: Directions = (points) =>
  Promise.resolve({ distanceKm: 470.25, durationSec: 17_000, source: 'route', points });
const asking = (directions: Directions, id: number) =>
  refine({ database, openScope, directions, now: clock.now, signal: new AbortController().signal }, id);
const way = async (iri: string): Promise<Json> => {
  const { googleKm, googleFahrzeit, totalGooglesollkm } = (await dispo.get(iri)).body;
  return [googleKm, googleFahrzeit, totalGooglesollkm];
};

test('an estimate gives way to what the routing server says, sums included, in the name of the system', async () => {
  shows('D0 Orders distances by OSRM');
  const contract = await given.contract();
  expect(await asking(routed, contract.id)).toBe(true);
  expect(await way(contract.iri)).toEqual([470.25, 283, 470.25]);
  expect(
    (await dispo.get(`${contract.iri}/logs`)).body['hydra:member'].find((it: Json) => it.field === 'googleKm'),
  ).toMatchObject({ username: 'System', data: 470.25 });
  expect(await asking(() => Promise.reject(new Error('asked again')), contract.id)).toBe(false);
});

test('what somebody entered, what was cancelled, and what lies behind us stays', async () => {
  const kept = [
    await given.contract({ googleKm: 400 }),
    await given.contract({ editGoogleKm: true, googleKm: 456.64, googleFahrzeit: 298 }),
    await given.contract({ isStorniert: true }),
    await given.contract({ datum: '2026-11-20' }),
  ];
  for (const { id } of kept) expect(await asking(routed, id)).toBe(false);
  expect(await contractsAhead({ database, now: clock.now })).not.toContain(kept[3]?.id);
});

test('whoever changes the contract while the routing server thinks is not overruled', async () => {
  const contract = await given.contract();
  const changing: Directions = async (points) => {
    await dispo.patch(contract.iri, { deliveryLocation: { plz: '30159', ort: 'Hannover' } });
    return routed(points);
  };
  expect(await asking(changing, contract.id)).toBe(false);
  expect((await way(contract.iri))[0]).toBe(318.84);
});

test('a way that does not exist keeps its estimate; a server that cannot be reached is heard of', async () => {
  const contract = await given.contract();
  expect(await asking(() => Promise.reject(new RouteFailure('Kein Weg', { isFinal: true })), contract.id)).toBe(false);
  await expect(
    asking(() => Promise.reject(new RouteFailure('Nicht erreichbar', { isFinal: false })), contract.id),
  ).rejects.toThrow('Nicht erreichbar');
});

test('an end that was taken from the stock lies where its address lies, until somebody writes another door', async () => {
  const address = await given.record('addresses', {
    firma: 'Autohaus Beispiel',
    street: 'Hauptstraße',
    hausnr: '1',
    plz: '50667',
    city: 'Köln',
    lat: 51.2,
    lng: 6.8,
  });
  const contract = await given.contract({ pickupAddress: address.iri });
  expect((await way(contract.iri))[0]).not.toBe(456.64);
  await dispo.patch(contract.iri, { pickupLocation: { hausnr: '2' } });
  expect((await way(contract.iri))[0]).toBe(456.64);
});
