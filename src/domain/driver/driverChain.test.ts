import { expect, test } from 'vitest';
import { otherWith } from '../../../tests/harness/preflightFacts.ts';
import type { Place } from '../km/place.ts';
import { chainOf } from './driverChain.ts';

const at = (ort: string): Place => ({ plz: null, ort });
const minutes: Readonly<Record<string, number>> = { 'Hamburg Münster': 204, 'Ulm Freiburg': 198 };
const travelTime = (from: Place, to: Place) => (from.ort === to.ort ? 0 : (minutes[`${from.ort} ${to.ort}`] ?? null));
const ride = (id: number, [from, to]: readonly [string, string], [start, end]: readonly [string, string]) =>
  otherWith(id, {
    pickup: at(from),
    delivery: at(to),
    pickupTimeFrom: start,
    pickupTimeTo: start,
    deliveryTimeFrom: end,
    googleFahrzeit: 60,
  });
const said = (rides: Parameters<typeof chainOf>[0], home = 'Freiburg') => {
  const { legs, conflicts } = chainOf(rides, { home: at(home), travelTime });
  return { legs: legs.map((it) => it.text), conflicts: [...conflicts].map(([, it]) => it.short) };
};

test('between two rides at one place a driver waits, after the last he goes home', () => {
  const [one, two] = [ride(1, ['Köln', 'Ulm'], ['08:00', '11:00']), ride(2, ['Ulm', 'Ulm'], ['13:00', '15:00'])];
  expect(said([two, one])).toEqual({ legs: ['Warten 2:00', 'Heimweg 3:18'], conflicts: [] });
  const [first] = chainOf([one, two], { home: at('Ulm'), travelTime }).legs;
  expect(first?.more).toBe('frei ab 11:00 Uhr in Ulm');
  expect(said([one], 'Ulm').legs).toEqual([]);
});

test('a way that takes too long says when he arrives, rides at one time say with which', () => {
  const one = ride(1, ['Köln', 'Hamburg'], ['08:00', '13:12']);
  expect(said([one, ride(2, ['Münster', 'Münster'], ['17:36', '19:00'])], 'Münster')).toEqual({
    legs: ['Bahn Hamburg–Münster 3:24', 'Warten 1:00'],
    conflicts: [],
  });
  expect(said([one, ride(2, ['Münster', 'Münster'], ['15:36', '17:00'])]).conflicts).toEqual(['an 16:36']);
  expect(said([one, ride(2, ['Köln', 'Köln'], ['09:00', '10:00'])]).conflicts).toEqual(['Überschneidung mit 26000001']);
});

test('with a night between two rides he goes home first', () => {
  const next = { ...ride(2, ['Ulm', 'Ulm'], ['08:00', '09:00']), datum: '2026-11-25', bringdatum: '2026-11-25' };
  expect(said([ride(1, ['Köln', 'Ulm'], ['08:00', '11:00']), next]).legs).toEqual(['Heimweg 3:18', 'Heimweg 3:18']);
});
