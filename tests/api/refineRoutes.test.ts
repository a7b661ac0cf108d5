import { expect, test } from 'vitest';
import { RouteFailure, type Directions } from '../../server/routing/directions.ts';
import { refineWaiting } from '../../server/routing/refineRoutes.ts';
import { stopPoints } from '../../server/routing/stopPoints.ts';
import { changesAfter } from '../../server/storage/changeLog.ts';
import { leitstand } from '../harness/leitstand.ts';
import { shows } from '../specification/shows.ts';

const towns = [
  { plz: '30159', ort: 'Hannover' },
  { plz: '89073', ort: 'Ulm' },
  { plz: '10115', ort: 'Berlin' },
];
const disturbed = new RouteFailure('Der Routendienst ist gestört.', { isFinal: false });

/**
 * Three contracts wait in this order; `faults` says what the routing server answers for the way to a town, `asked` to
 * which towns it was asked since the last look.
 */
async function threeContracts() {
  const { database, openScope, clock, given } = await leitstand();
  const faults = new Map<string, Error>();
  const townAt = new Map<string, string>();
  let asked: string[] = [];
  for (const deliveryLocation of towns) {
    const contract = await given.contract({ deliveryLocation });
    const points = await stopPoints(contract, { look: () => Promise.resolve(undefined) });
    townAt.set(JSON.stringify(points?.at(-1)), deliveryLocation.ort);
  }
  // Other tests on the same cluster may keep the log waiting; the contracts' own beginning must not come as news later.
  await expect
    .poll(async () =>
      (await changesAfter(database.pool, { xid: '0', seq: 0 }, 100)).filter((it) => it.path === 'contracts'),
    )
    .toHaveLength(towns.length);
  const directions: Directions = (points) => {
    const town = townAt.get(JSON.stringify(points.at(-1))) ?? '';
    asked.push(town);
    const fault = faults.get(town);
    return fault
      ? Promise.reject(fault)
      : Promise.resolve({ distanceKm: 470.25, durationSec: 17_000, source: 'route', points });
  };
  let note: unknown;
  // What a run leaves for the next one goes through the database, so it is JSON.
  const keepNote = (it: object) => {
    note = JSON.parse(JSON.stringify(it));
  };
  const run = () =>
    refineWaiting(directions, {
      database,
      openScope,
      clock: () => clock.now,
      signal: new AbortController().signal,
      note,
      keepNote,
    });
  const turn = async () => {
    asked = [];
    const end = await run().then(
      () => 'done',
      (error: Error) => error.message,
    );
    return [end, ...asked];
  };
  return { faults, turn };
}

test('a contract whose route always fails does not hold up the others, and is given up when they went well', async () => {
  shows('D0 Orders distances by OSRM');
  const { faults, turn } = await threeContracts();
  faults.set('Hannover', disturbed);
  expect(await turn()).toEqual([disturbed.message, 'Hannover']);
  expect(await turn()).toEqual([disturbed.message, 'Ulm', 'Berlin', 'Hannover']);
  expect(await turn()).toEqual(['done']);
});

test('an outage gives nobody up, however long it lasts', async () => {
  const { faults, turn } = await threeContracts();
  for (const { ort } of towns) faults.set(ort, disturbed);
  for (const { ort } of [...towns, ...towns]) expect(await turn()).toEqual([disturbed.message, ort]);
  faults.clear();
  expect(await turn()).toEqual(['done', 'Hannover', 'Ulm', 'Berlin']);
});

test('a contract that cannot be refined for another reason is given up at once', async () => {
  const { faults, turn } = await threeContracts();
  faults.set('Hannover', new Error('nicht zu speichern'));
  expect(await turn()).toEqual(['nicht zu speichern', 'Hannover']);
  expect(await turn()).toEqual(['done', 'Ulm', 'Berlin']);
});
