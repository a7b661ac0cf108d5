import { expect, test } from 'vitest';
import { driverDays, fitOf, freeFrom, overlaps } from './driverDay.ts';

const driver = '/api/drivers/5';
const order = (id: number, from: string, to: string, more: object = {}) => ({ '@id': `/api/contracts/${id}`, version: 1, auftragsnummer: `2600000${id}`, driver, datum: '2026-11-21', bringdatum: '2026-11-21', pickupTimeFrom: from, deliveryTimeFrom: to, googleFahrzeit: 180, ...more });
const wanted = order(9, '12:00', '15:00', { driver: null });
const facts = { order: wanted, isLocked: false, isPresent: false };

test('a day adds up what a driver has to do, without cancelled orders', () => {
  const day = driverDays([order(2, '09:00', '11:00'), order(1, '06:00', '08:00'), order(3, '12:00', '14:00', { isStorniert: true })]).get(driver);
  expect(day?.minutes).toBe(360);
  expect(day?.rides.map((it) => it.number)).toEqual(['26000001', '26000002']);
});

test('a driver is free after his last ride before the order', () => {
  const day = driverDays([order(1, '06:00', '11:30', { deliveryLocation: { ort: 'Ulm' } })]).get(driver);
  expect(freeFrom(day, wanted)).toBe('ab 11:30 Ulm');
  expect(freeFrom(undefined, wanted)).toBe('ganzer Tag frei');
  expect(freeFrom(driverDays([order(1, '14:00', '16:00')]).get(driver), wanted)).toBe('bis zu seiner ersten Fahrt');
});

test('rides that cross the order are named, those that only touch it are not', () => {
  expect(overlaps(driverDays([order(1, '11:00', '12:30')]).get(driver), wanted).map((it) => it.number)).toEqual(['26000001']);
  expect(overlaps(driverDays([order(1, '11:00', '12:00')]).get(driver), wanted)).toEqual([]);
  expect(overlaps(driverDays([order(1, '08:00', '10:00', { bringdatum: '2026-11-22' })]).get(driver), wanted)).toHaveLength(1);
});

test('how well a driver fits', () => {
  const busy = driverDays([order(1, '04:00', '08:00', { googleFahrzeit: 440 })]).get(driver);
  expect(fitOf({ ...facts, day: undefined }).text).toBe('passt');
  expect(fitOf({ ...facts, day: busy })).toEqual({ kind: 'warn', text: '10:20 h am Tag', more: 'über 10 Stunden' });
  expect(fitOf({ ...facts, day: driverDays([order(1, '11:00', '13:00')]).get(driver) }).text).toBe('Überschneidung');
  expect(fitOf({ ...facts, day: undefined, isLocked: true }).kind).toBe('danger');
});
