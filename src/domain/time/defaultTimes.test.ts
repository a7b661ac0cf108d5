import { expect, test } from 'vitest';
import { defaultTimes, defaultTo } from './defaultTimes.ts';
import { shows } from '../../../tests/specification/shows.ts';

const day = { datum: '2026-11-24', bringdatum: '2026-11-24' };

test('delivery on the same day follows the drive and a pause', () => {
  shows('D1 §5 default times', 'D1 §9 time steps', 'R3');
  expect(defaultTimes({ ...day, pickupTimeFrom: '08:00', googleFahrzeit: 230 })).toEqual({
    pickupTimeFrom: '08:00',
    pickupTimeTo: '10:00',
    deliveryTimeFrom: '14:30',
    deliveryTimeTo: '16:30',
  });
});

test('what was entered stays', () => {
  const entered = {
    pickupTimeFrom: '08:00',
    pickupTimeTo: '09:00',
    deliveryTimeFrom: '11:15',
    deliveryTimeTo: '11:45',
  };
  expect(defaultTimes({ ...day, ...entered, googleFahrzeit: 230 })).toEqual(entered);
});

test('another day or an unknown drive time leaves the delivery open', () => {
  const open = { deliveryTimeFrom: null, deliveryTimeTo: null };
  expect(
    defaultTimes({ datum: '2026-11-24', bringdatum: '2026-11-25', pickupTimeFrom: '08:00', googleFahrzeit: 230 }),
  ).toMatchObject(open);
  expect(defaultTimes({ ...day, pickupTimeFrom: '08:00' })).toMatchObject(open);
  expect(defaultTimes({ datum: null, bringdatum: null, pickupTimeFrom: '08:00', googleFahrzeit: 10 })).toMatchObject(
    open,
  );
  expect(defaultTimes({})).toEqual({ pickupTimeFrom: null, pickupTimeTo: null, ...open });
});

test('a delivery after midnight is not of the same day and stays open', () => {
  expect(defaultTimes({ ...day, pickupTimeFrom: '18:00', googleFahrzeit: 230 })).toMatchObject({
    deliveryTimeFrom: null,
  });
});

test('a window ends at 23:30 at the latest and never before it begins', () => {
  expect(defaultTo('21:30')).toBe('23:30');
  expect(defaultTo('22:00')).toBe('23:30');
  expect(defaultTo('23:45')).toBe('23:45');
  expect(defaultTo('')).toBeNull();
});
