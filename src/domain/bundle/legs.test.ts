import { expect, test } from 'vitest';
import { legBetween, nightOn, type BundleRide } from './legs.ts';

const ride = (values: Partial<BundleRide> = {}): BundleRide => ({
  datum: '2026-11-27',
  bringdatum: '2026-11-27',
  pickupTimeFrom: '07:00',
  pickupTimeTo: '09:00',
  deliveryTimeFrom: '11:30',
  deliveryTimeTo: '13:30',
  ...values,
});
const way = { km: 1.1, minutes: 5 };
const pickup = (pickupTimeFrom: string, pickupTimeTo: string, datum = '2026-11-27') =>
  ride({ datum, pickupTimeFrom, pickupTimeTo });

test('a way, the latest arrival and how long the driver waits', () => {
  expect(legBetween(ride(), pickup('14:30', '16:30'), way)).toEqual({
    kind: 'way',
    isTight: false,
    title: null,
    text: '1,10 km Weg · Ankunft spätestens 13:35 · 0:55 h Warten bis 14:30',
  });
  expect(legBetween(ride(), pickup('13:35', '16:30'), way).text).toBe('1,10 km Weg · Ankunft spätestens 13:35');
  expect(legBetween(ride(), pickup('14:30', '16:30'), undefined).text).toMatch(/^Weg unbekannt · /);
});

test('crossing windows say by how much, and what is left of the next one', () => {
  expect(legBetween(ride(), pickup('13:00', '15:00'), way)).toMatchObject({
    isTight: true,
    title: 'Überschneidung 0:35 h:',
    text: 'Zustellung bis 13:30, 1,10 km Weg, nächste Abholung ab 13:00. Fenster 13:00–15:00 lässt 1:25 h, knapp.',
    fitsFrom: '13:35',
  });
  expect(legBetween(ride(), pickup('12:00', '13:00'), way).text).toMatch(/reicht nicht für jede Zustellung\.$/);
  expect(legBetween(ride(), pickup('08:00', '10:00'), way)).not.toHaveProperty('fitsFrom');
  expect(legBetween(ride(), pickup('08:00', '10:00'), way).text).toMatch(
    /Auch die früheste Ankunft 11:35 ist zu spät\.$/,
  );
});

test('a night between two rides, and rides in the wrong order', () => {
  const last = ride({ deliveryLocation: { ort: 'Leipzig' } });
  expect(legBetween(last, pickup('08:00', '10:00', '2026-11-28'), way)).toMatchObject({
    kind: 'night',
    text: 'Nacht in Leipzig · 1,10 km Weg · weiter Sa 28.11. ab 08:00',
  });
  expect(legBetween(last, pickup('08:00', '10:00', '2026-11-30'), way).text).toMatch(/^3 Nächte in Leipzig/);
  expect(legBetween(last, pickup('08:00', '10:00', '2026-11-26'), way).isTight).toBe(true);
});

test('what is not planned yet is said, not guessed', () => {
  expect(legBetween(ride({ bringdatum: null }), ride(), way).text).toBe('1,10 km Weg · ein Tag fehlt');
  expect(legBetween(ride(), ride({ pickupTimeFrom: null }), way).text).toBe('1,10 km Weg · ohne Uhrzeit');
});

test('a ride over night', () => {
  const over = ride({ bringdatum: '2026-11-28', deliveryTimeFrom: '08:00', googleKm: 391, googleFahrzeit: 255 });
  expect(nightOn(over)?.text).toBe('Nacht unterwegs · 391 km, 4:15 h · Zustellung Sa 28.11. ab 08:00');
  expect(nightOn(ride())).toBeUndefined();
});
