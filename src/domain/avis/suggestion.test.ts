import { expect, test } from 'vitest';
import { bySuggestionRank, suggestionOf, type MovableContract } from './suggestion.ts';

const fulda = { plz: '36037', strasse: 'Ringweg', hausnr: '4', ort: 'Fulda', point: { lat: 50.55, lng: 9.68 } };
const works = { plz: '38440', strasse: 'Werkstraße', hausnr: '1', ort: 'Wolfsburg', point: { lat: 52.42, lng: 10.79 } };
/** 0.1 degrees of latitude are 11.1 km. */
const north = (degrees: number) => ({ ...fulda, strasse: 'Feldstraße', point: { lat: 50.55 + degrees, lng: 9.68 } });
const there: MovableContract = {
  id: 1,
  customer: '7',
  contractType: 'DELIVERY',
  from: '2026-11-30',
  until: '2026-12-04',
  pickup: works,
  delivery: fulda,
};
const back: MovableContract = {
  id: 2,
  customer: '7',
  contractType: 'PICKUP',
  from: '2026-12-01',
  until: '2026-12-07',
  pickup: fulda,
  delivery: works,
};

test('the old vehicle at the door of the new one is the way back, whichever of the two is asked', () => {
  expect(suggestionOf(there, back)).toEqual({ type: 'link', distance: 0, days: 0 });
  expect(suggestionOf(back, there)).toEqual({ type: 'link', distance: 0, days: 0 });
  const written = { ...back, pickup: { ...fulda, strasse: ' RINGWEG ', hausnr: '99' } };
  expect(suggestionOf(there, written)?.type).toBe('link');
});

test('another customer, another street or ranges that do not meet make it a ride near by', () => {
  expect(suggestionOf(there, { ...back, customer: '8' })?.type).toBe('match');
  expect(suggestionOf({ ...there, customer: null }, { ...back, customer: null })?.type).toBe('match');
  expect(suggestionOf(there, { ...back, pickup: { ...fulda, strasse: 'Feldstraße' } })?.type).toBe('match');
  expect(suggestionOf(there, { ...back, from: '2026-12-07', until: '2026-12-09' })).toEqual({
    type: 'match',
    distance: 0,
    days: 1,
  });
});

test('near by is 25 km, and soon is one working day', () => {
  const at = (degrees: number) => suggestionOf(there, { ...back, customer: '8', pickup: north(degrees) });
  expect([at(0.22)?.distance, at(0.23)]).toEqual([24.5, null]);
  const on = (from: string) => suggestionOf(there, { ...back, customer: '8', from, until: from });
  expect([on('2026-12-04')?.days, on('2026-12-07')?.days, on('2026-12-08')]).toEqual([0, 1, null]);
  expect(suggestionOf({ ...there, delivery: { ...fulda, point: null } }, { ...back, customer: '8' })).toBeNull();
});

test('nobody is suggested to himself, and the order is round trips, then near, then soon', () => {
  expect(suggestionOf(there, there)).toBeNull();
  const ranked = [
    { type: 'match', distance: 3, days: 0, target: 4 },
    { type: 'match', distance: 1, days: 1, target: 3 },
    { type: 'match', distance: 1, days: 0, target: 5 },
    { type: 'link', distance: 0, days: 0, target: 9 },
    { type: 'match', distance: 1, days: 0, target: 2 },
  ] as const;
  expect(ranked.toSorted(bySuggestionRank).map((it) => it.target)).toEqual([9, 2, 5, 3, 4]);
});
