import { expect, test } from 'vitest';
import { airKm, estimatedRoute } from './estimate.ts';
import { stopsOf } from './place.ts';
import { distancesOf, rideTotals } from './route.ts';
import { shows } from '../../../tests/specification/shows.ts';

const koeln = { lat: 50.94, lng: 6.96 };
const ulm = { lat: 48.4, lng: 9.99 };
const neuUlm = { lat: 48.39, lng: 10.01 };

test('the great circle is measured in kilometres', () => {
  shows('D2 §7 coordinates');
  expect(Math.round(airKm(koeln, ulm))).toBe(357);
  expect(airKm(ulm, ulm)).toBe(0);
});

test('roads are longer than the great circle, short ones by more, and never nothing', () => {
  shows('D0 Orders distances by OSRM');
  expect(estimatedRoute([koeln, ulm])).toMatchObject({ source: 'estimate', distanceKm: 456.64, durationSec: 298 * 60 });
  expect(estimatedRoute([ulm, neuUlm]).distanceKm).toBe(2.55);
  expect(estimatedRoute([ulm, ulm]).distanceKm).toBe(2);
  expect(estimatedRoute([koeln, ulm, neuUlm]).distanceKm).toBeCloseTo(459.19, 5);
});

test('a contract keeps two decimals and whole minutes', () => {
  expect(distancesOf({ distanceKm: 387.4049, durationSec: 13_829 })).toEqual({ googleKm: 387.4, googleFahrzeit: 230 });
});

test('totals take in the way back, and are empty when a part is unknown', () => {
  const contract = { googleKm: 387.4, googleFahrzeit: 230, istkm: 400 };
  expect(rideTotals(contract, undefined)).toEqual({
    totalGooglesollkm: 387.4,
    totalGooglefahrtzeitwert: 230,
    totalGooglefahrtzeit: '3:50',
    totalIstkm: 400,
    differenceBetweenGoogleAndActualKm: 12.6,
    totalDifferenceBetweenGoogleAndActualKm: 12.6,
  });
  const back = { googleKm: 390.1, googleFahrzeit: 235, istkm: null, abafahrt: '1' as const };
  expect(rideTotals(contract, back)).toMatchObject({
    totalGooglesollkm: 777.5,
    totalGooglefahrtzeit: '7:45',
    totalIstkm: null,
    differenceBetweenGoogleAndActualKm: 12.6,
    totalDifferenceBetweenGoogleAndActualKm: null,
  });
  expect(rideTotals(contract, { ...back, abafahrt: '0' })).toMatchObject({ totalGooglesollkm: 387.4 });
  expect(rideTotals({ googleKm: null, googleFahrzeit: null }, null)).toMatchObject({
    totalGooglesollkm: null,
    totalGooglefahrtzeit: null,
  });
});

test('stops are pickup, the service addresses that name a place, and delivery', () => {
  const stops = stopsOf({
    pickupLocation: { plz: '50667', ort: ' Köln ' },
    deliveryLocation: null,
    serviceAddresses: [{ zipCode: '70173', city: 'Stuttgart' }, { company: 'ohne Ort' }],
  });
  expect(stops.start).toMatchObject({ plz: '50667', ort: 'Köln' });
  expect(stops.waypoints).toEqual([{ strasse: null, hausnr: null, plz: '70173', ort: 'Stuttgart' }]);
  expect(stops.end).toEqual({ strasse: null, hausnr: null, plz: null, ort: null });
});
