import { expect, test } from 'vitest';
import { companyZone, formatInstant, instantAt, timeIn, todayIn } from './zone.ts';
import { shows } from '../../../tests/specification/shows.ts';

test('the day begins at midnight in Berlin, in winter and in summer', () => {
  shows('D0 Names days');
  expect(todayIn(companyZone, new Date('2026-12-31T22:59:59Z'))).toBe('2026-12-31');
  expect(todayIn(companyZone, new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01');
  expect(todayIn(companyZone, new Date('2026-07-01T21:59:59Z'))).toBe('2026-07-01');
  expect(todayIn(companyZone, new Date('2026-07-01T22:00:00Z'))).toBe('2026-07-02');
  expect(timeIn(companyZone, new Date('2026-07-01T22:00:00Z'))).toBe('00:00');
});

test('a wall-clock time is a moment', () => {
  expect(instantAt('2026-11-24', '16:30', { zone: companyZone }).toISOString()).toBe('2026-11-24T15:30:00.000Z');
  expect(instantAt('2026-07-24', '16:30', { zone: companyZone }).toISOString()).toBe('2026-07-24T14:30:00.000Z');
  expect(instantAt('2026-03-29', '02:30', { zone: companyZone }).toISOString()).toBe('2026-03-29T01:30:00.000Z');
});

test('moments are shown in the zone of the company', () => {
  expect(formatInstant('2026-11-24T15:30:00.000Z', companyZone)).toBe('24.11.2026, 16:30');
  expect(formatInstant(null, companyZone)).toBe('');
  expect(formatInstant('bald', companyZone)).toBe('bald');
});
