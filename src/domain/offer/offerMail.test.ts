import { expect, test } from 'vitest';
import { isOfferMailDue } from './offerMail.ts';
import { shows } from '../../../tests/specification/shows.ts';

shows('R14');

const tuesday = '2026-11-24';

test('once on a working day, from five in the afternoon on, also for a server that was off at five', () => {
  expect(isOfferMailDue({ day: tuesday, time: '16:59', lastDay: null })).toBe(false);
  expect(isOfferMailDue({ day: tuesday, time: '17:00', lastDay: null })).toBe(true);
  expect(isOfferMailDue({ day: tuesday, time: '19:59', lastDay: '2026-11-23' })).toBe(true);
  expect(isOfferMailDue({ day: tuesday, time: '20:00', lastDay: '2026-11-23' })).toBe(false);
  expect(isOfferMailDue({ day: tuesday, time: '17:01', lastDay: tuesday })).toBe(false);
});

test('never on a weekend', () => {
  for (const day of ['2026-11-28', '2026-11-29']) expect(isOfferMailDue({ day, time: '17:00', lastDay: null })).toBe(false);
});
