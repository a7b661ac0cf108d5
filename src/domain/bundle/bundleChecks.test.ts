import { expect, test } from 'vitest';
import { chainCheck, longDayChecks } from './bundleChecks.ts';
import type { BundleRide } from './legs.ts';

const way = (km: number, minutes = 10) => ({ km, minutes });

test('a chain is closed where no way between two rides is longer than a walk', () => {
  expect(chainCheck([way(0.4), way(1.1)])).toMatchObject({
    tone: 'ok',
    title: 'Kette geschlossen',
    text: 'Jeder Ort folgt auf den vorigen, größter Fußweg 1,10 km.',
  });
  expect(chainCheck([way(3), way(34.2)])).toMatchObject({
    tone: 'info',
    title: 'Kette nicht geschlossen',
    text: 'Leer zu fahren: 34,20 km zwischen 2 und 3.',
  });
});

test('nothing is said about a chain of one ride, nor while a way is unknown', () => {
  expect(chainCheck([])).toBeUndefined();
  expect(chainCheck([way(1), undefined])).toBeUndefined();
});

const ride = (from: string, to: string, day = '2026-11-27'): BundleRide => ({
  datum: day,
  bringdatum: day,
  pickupTimeFrom: from,
  pickupTimeTo: null,
  deliveryTimeFrom: null,
  deliveryTimeTo: to,
  deliveryLocation: null,
  googleKm: 100,
  googleFahrzeit: 120,
});

test('a day counts from its first pickup to the end of its last delivery', () => {
  expect(longDayChecks([ride('07:00', '11:00'), ride('12:00', '17:00')], [way(1)])).toEqual([]);
  expect(longDayChecks([ride('12:00', '17:01'), ride('07:00', '11:00')], [way(1, 25)])).toEqual([
    {
      tone: 'warn',
      title: 'Tagesarbeitszeit über 10 Stunden',
      text: 'Fr 27.11.: 07:00 bis 17:01, davon 4:25 h Fahrt und Weg.',
    },
  ]);
});

test('rides over night and without hours belong to no single day', () => {
  const night = { ...ride('07:00', '19:00'), bringdatum: '2026-11-28' };
  expect(longDayChecks([night, { ...ride('07:00', '19:00'), pickupTimeFrom: null }], [way(1)])).toEqual([]);
  expect(longDayChecks([ride('06:00', '12:00'), ride('13:00', '20:00', '2026-11-28')], [way(1)])).toEqual([]);
});
