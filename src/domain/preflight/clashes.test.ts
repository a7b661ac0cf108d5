import { expect, test } from 'vitest';
import { clashesWith } from './clashes.ts';
import type { Ride, TravelTime } from './facts.ts';
import { contractWith, otherWith } from '../../../tests/harness/preflightFacts.ts';
import { shows } from '../../../tests/specification/shows.ts';

const nearby: TravelTime = () => 0;
const hours =
  (count: number): TravelTime =>
  () =>
    count * 60;
const kinds = (ride: Ride, travelTime = nearby, contract = contractWith()) =>
  clashesWith(contract, [ride], travelTime).map((it) => it.short ?? it.kind);
/** Begins at a time sharp, so that only one contract of the two rides is possible. */
const at = (time: string, more: object = {}) =>
  otherWith(2, { pickupTimeFrom: time, pickupTimeTo: time, deliveryTimeFrom: null, googleFahrzeit: 60, ...more });

test('rides that cross are warned of, those that only touch are not', () => {
  shows('R8');
  expect(kinds(at('13:59'))).toEqual(['Überschneidung']);
  expect(kinds(at('14:00'))).toEqual([]);
});

test('a pickup window lets a short ride come first', () => {
  expect(kinds(at('09:00'))).toEqual([]);
  expect(kinds(at('09:01'))).toEqual(['Überschneidung']);
});

test('the way between the places counts, to the minute', () => {
  expect(kinds(at('16:00'), hours(2))).toEqual(['info']);
  expect(kinds(at('15:59'), hours(2))).toEqual(['Anfahrt zu lang']);
  expect(kinds(at('16:29'), hours(2))).toEqual(['info']);
  expect(kinds(at('16:30'), hours(2))).toEqual([]);
});

test('an unknown way counts as none', () => {
  expect(kinds(at('14:00'), () => null)).toEqual([]);
});

test('a ride over night reaches into the next day; a Vorholung does not, nor does a vehicle that stands for nights', () => {
  const yesterday = {
    datum: '2026-11-23',
    bringdatum: '2026-11-24',
    pickupTimeFrom: '18:00',
    pickupTimeTo: '18:00',
    deliveryTimeFrom: '11:00',
  };
  expect(kinds(otherWith(2, yesterday))).toEqual(['Überschneidung']);
  expect(kinds(otherWith(2, { ...yesterday, vorholung: true }))).toEqual([]);
  expect(kinds(otherWith(2, { ...yesterday, datum: '2026-11-22' }))).toEqual([]);
});

test('without a time nobody knows, which is said for the same day only', () => {
  expect(kinds(at('14:00', { pickupTimeFrom: null }))).toEqual(['info']);
  expect(kinds(at('14:00', { pickupTimeFrom: null, datum: '2026-11-25' }))).toEqual([]);
});

test('a contract does not clash with itself', () => {
  expect(clashesWith(contractWith(), [contractWith()], nearby)).toEqual([]);
});

test('the sentence names times, towns and the way', () => {
  const [finding] = clashesWith(contractWith(), [at('15:59', { pickup: { ort: 'Hamburg' } })], hours(6));
  expect(finding).toMatchObject({
    needsReason: true,
    title: 'Die Zeit zwischen 26000001 und 26000002 reicht nicht',
    text: '26000001 endet frühestens 14:00 in Ulm; bis Hamburg sind es etwa 6:00 h, abgeholt werden muss bis 15:59.',
  });
});
