import { expect, test } from 'vitest';
import { shows } from '../../../tests/specification/shows.ts';
import type { Ride } from '../preflight/facts.ts';
import { detourFields, detourText, detoursTo, placeBefore, withDetours } from './detour.ts';

const place = (ort: string) => ({ plz: null, ort });
const ride = (id: number, from: string, to: string, values: Partial<Ride> = {}): Ride => ({
  iri: `/api/contracts/${String(id)}`,
  auftragsnummer: `2600000${String(id)}`,
  datum: '2026-11-24',
  bringdatum: '2026-11-24',
  pickupTimeFrom: '08:00',
  pickupTimeTo: '09:00',
  deliveryTimeFrom: null,
  googleFahrzeit: 60,
  vorholung: false,
  pickup: place(from),
  delivery: place(to),
  ...values,
});
const home = place('Essen');

test('up to fifty kilometres are allowed', () => {
  shows('R41');
  expect([detourFields(50), detourFields(50.1)]).toEqual([
    { additionalDistance: 50, allowedAdditionalDistanceExceeded: false },
    { additionalDistance: 50.1, allowedAdditionalDistanceExceeded: true },
  ]);
  expect([detourText(0.999), detourText(1), detourText(62.4)]).toEqual(['999 m', '1,00 km', '62,40 km']);
});

test('a driver comes from where his last ride of the day has ended, else from home', () => {
  shows('R41');
  const wanted = ride(9, 'Ulm', 'Bonn', { pickupTimeFrom: '14:00', pickupTimeTo: '15:00' });
  const early = ride(1, 'Köln', 'Fulda');
  const later = ride(2, 'Fulda', 'Mainz', { pickupTimeFrom: '10:00' });
  const tooLate = ride(3, 'Ulm', 'Kiel', { pickupTimeFrom: '15:00' });
  const yesterday = ride(4, 'Ulm', 'Jena', { datum: '2026-11-23', bringdatum: '2026-11-23' });
  const untimed = ride(5, 'Ulm', 'Hof', { pickupTimeFrom: null });
  const before = (...rides: Ride[]) => placeBefore(wanted, { rides, home }).ort;
  expect(before(early, later, tooLate, yesterday, untimed, wanted)).toBe('Mainz');
  expect(before(tooLate, yesterday, untimed, wanted)).toBe('Essen');
});

test('of a bundle each ride begins where the one before has ended', () => {
  const first = ride(1, 'Köln', 'Fulda');
  const second = ride(2, 'Ulm', 'Bonn', { pickupTimeFrom: '13:00', pickupTimeTo: '14:00' });
  const ways: Record<string, number> = { 'Essen Köln': 60, 'Fulda Ulm': 280 };
  const road = (from: { ort?: string | null }, to: { ort?: string | null }) =>
    ways[`${String(from.ort)} ${String(to.ort)}`] ?? null;
  expect(detoursTo([first, second], { rides: [], home }, road)).toEqual([60, 280]);
  expect(detoursTo([first], { rides: [], home: place('nirgends') }, road)).toEqual([null]);
});

test('what was said counts before what is worked out, and what is too far follows from it', () => {
  shows('R41');
  const [near, far] = [detourFields(12), detourFields(62)];
  expect(withDetours(null, new Map([[5, 62]]), false)).toEqual(far);
  expect(withDetours({ ...far, additionalDistance: 12 }, new Map([[5, 62]]), false)).toEqual(near);
  expect(withDetours({ pickupTimeFrom: '09:00' }, new Map([[5, null]]), false)).toEqual({ pickupTimeFrom: '09:00' });
  expect(
    withDetours(
      null,
      new Map([
        [5, 12],
        [6, 62],
        [7, null],
      ]),
      true,
    ),
  ).toEqual({ 5: near, 6: far });
  expect(
    withDetours(
      { 6: { pickupTimeFrom: '09:00' } },
      new Map([
        [5, 12],
        [6, 62],
      ]),
      true,
    ),
  ).toEqual({
    5: near,
    6: { pickupTimeFrom: '09:00', ...far },
  });
  expect(
    withDetours(
      { additionalDistance: 62 },
      new Map([
        [5, 12],
        [6, 12],
      ]),
      true,
    ),
  ).toEqual(far);
});
