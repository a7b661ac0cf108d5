import { expect, test } from 'vitest';
import { addDays } from '../time/calendarDay.ts';
import type { Ride } from './facts.ts';
import { driverWith, contractWith, otherWith } from '../../../tests/harness/preflightFacts.ts';
import { loadOf, workTimeFindings } from './workTime.ts';
import { shows } from '../../../tests/specification/shows.ts';

const day = '2026-11-24';
const shorts = (rides: readonly Ride[], { order: contract = contractWith(), isEmployee = true } = {}) =>
  workTimeFindings(contract, driverWith({ isEmployee }), loadOf([...rides, contract])).map(
    (it) => `${it.kind}: ${it.short ?? ''}`,
  );
/** A ride of so many minutes some days away, at noon, so that rest is no question. */
const ride = (id: number, away: number, minutes = 60) =>
  otherWith(id, {
    datum: addDays(day, away),
    bringdatum: addDays(day, away),
    pickupTimeFrom: '12:00',
    pickupTimeTo: '12:00',
    deliveryTimeFrom: null,
    googleFahrzeit: minutes,
  });

test('ten hours a day are the most', () => {
  shows('R8');
  expect(shorts([ride(2, 0, 360)])).toEqual([]);
  expect(shorts([ride(2, 0, 361)])).toEqual(['warn: 10:01 h am Tag']);
});

test('a week runs from Monday to Sunday and has 48 hours', () => {
  const week = [ride(2, -1, 600), ride(3, 1, 600), ride(4, 2, 600), ride(5, 3, 600)];
  expect(shorts([...week, ride(6, 5, 240)])).toEqual([]);
  expect(shorts([...week, ride(6, 5, 241)])).toEqual(['warn: 48:01 h in der Woche']);
  expect(shorts([...week, ride(6, 6, 600)])).toEqual([]);
});

test('eleven hours of rest lie between two days', () => {
  const evening = (time: string) =>
    otherWith(2, {
      datum: '2026-11-23',
      bringdatum: '2026-11-23',
      pickupTimeFrom: '18:00',
      deliveryTimeFrom: time,
      googleFahrzeit: 60,
    });
  expect(shorts([evening('22:00')])).toEqual([]);
  expect(shorts([evening('22:01')])).toEqual(['warn: Ruhezeit 10:59 h']);
  const morning = otherWith(2, { datum: '2026-11-25', bringdatum: '2026-11-25', pickupTimeFrom: '00:59' });
  expect(shorts([morning])).toEqual(['warn: Ruhezeit 10:59 h']);
});

test('the seventh day in a row is one too many', () => {
  const before = [-5, -4, -3, -2, -1].map((away, at) => ride(at + 2, away));
  expect(shorts(before)).toEqual([]);
  expect(shorts([...before, ride(8, 1)])).toEqual(['warn: 7 Tage ohne Pause']);
  expect(shorts([...before.slice(1), ride(8, -6), ride(9, 1)])).toEqual([]);
});

test('whoever works for himself is only told about his week, but more than ten hours in a day need a reason like an overlap', () => {
  const found = workTimeFindings(
    contractWith(),
    driverWith({ isEmployee: false }),
    loadOf([
      ride(2, 0, 361),
      ...[-5, -4, -3, -2, -1].map((away, at) => ride(at + 3, away)),
      ride(8, 1),
      contractWith(),
    ]),
  );
  expect(found.map((it) => [it.kind, it.short, it.needsReason])).toEqual([
    ['warn', '10:01 h am Tag', true],
    ['info', '7 Tage ohne Pause', undefined],
  ]);
});

test('a contract without a day says nothing', () => {
  expect(shorts([ride(2, 0, 600)], { order: contractWith({ datum: null }) })).toEqual([]);
});
