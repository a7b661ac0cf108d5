import { expect, test } from 'vitest';
import { dayTrip as trip, driverDay as day } from '../../../../tests/harness/dayTrips.ts';
import { driverLanes, freeLanes, shownMinutes } from './lanes.ts';
import { neighbour } from './tripWalk.ts';

const driver = (iri: string, region: string | null = null) => ({ iri, code: iri, name: iri, town: '', region });

test('rides without driver share a line as long as they leave room for each other', () => {
  const lanes = freeLanes(day({ trips: [trip('a', [8, 10]), trip('b', [9, 11]), trip('c', [11, 12])] }));
  expect(lanes.map((it) => it.bars.map((bar) => bar.trip.iri))).toEqual([['a', 'c'], ['b']]);
});

test('a driver has hours and kilometres of what he drives, and rides at one time do not hide each other', () => {
  const trips = [
    trip('a', [8, 12], { driver: 'one' }),
    trip('b', [9, 10], { driver: 'one' }),
    trip('c', [13, 14], { driver: 'one', isCancelled: true }),
  ];
  const absences = [{ driver: 'two', from: '2026-11-23', until: '2026-11-24', reason: 'sick' }];
  const [one, two] = driverLanes(day({ drivers: [driver('one'), driver('two', 'nord')], trips, absences }), null);
  expect([one?.minutes, one?.km]).toEqual([120, 200]);
  expect(one?.bars.map((it) => [it.level, it.levels])).toEqual([
    [0, 2],
    [1, 2],
    [0, 1],
  ]);
  expect(two?.away).toEqual([{ start: -1440, end: 1440, reason: 'sick' }]);
  expect(driverLanes(day({ drivers: [driver('one'), driver('two', 'nord')] }), 'nord').map((it) => it.key)).toEqual([
    'two',
  ]);
});

test('a day shows its working hours and what is driven beside them, a week all of its hours', () => {
  expect(shownMinutes(day({}))).toEqual({ first: 300, last: 1320 });
  expect(shownMinutes(day({ trips: [trip('a', [-2, 6]), trip('b', [20, 26])] }))).toEqual({ first: 300, last: 1320 });
  expect(shownMinutes(day({ trips: [trip('a', [3.5, 6]), trip('b', [20, 23])] }))).toEqual({ first: 180, last: 1380 });
  expect(shownMinutes(day({ days: 7 }))).toEqual({ first: 0, last: 7 * 1440 });
});

test('arrows walk the rides of a lane and go to the nearest one of the next lane that has any', () => {
  const trips = [
    trip('a', [8, 9], { driver: 'one' }),
    trip('b', [14, 15], { driver: 'one' }),
    trip('c', [13, 14], { driver: 'three' }),
    trip('d', [6, 7], { driver: 'three' }),
  ];
  const lanes = driverLanes(day({ drivers: ['one', 'two', 'three'].map((it) => driver(it)), trips }), null);
  const walk = (iri: string, key: string) => neighbour(lanes, iri, key);
  expect([walk('a', 'ArrowRight'), walk('b', 'ArrowRight'), walk('b', 'ArrowLeft')]).toEqual(['b', 'b', 'a']);
  expect([walk('b', 'ArrowDown'), walk('a', 'ArrowDown'), walk('c', 'ArrowUp')]).toEqual(['c', 'd', 'b']);
  expect([walk('c', 'Home'), walk('d', 'End'), walk('a', 'x')]).toEqual(['d', 'c', undefined]);
});
