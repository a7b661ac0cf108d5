import { expect, test } from 'vitest';
import { contractWith, driverWith } from '../../../tests/harness/preflightFacts.ts';
import { absenceFindings } from './absences.ts';

const away = driverWith({ absences: [{ from: '2026-11-25', until: '2026-11-26' }] });
const found = (datum: string, more: object = {}) =>
  absenceFindings(contractWith({ datum, bringdatum: datum, ...more }), away).map((it) => it.short);

test('a ride on one of the days is warned of, one before or after is not', () => {
  expect(['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'].map((it) => found(it).length)).toEqual([0, 1, 1, 0]);
  expect(found('2026-11-24', { bringdatum: '2026-11-25' })).toEqual(['abwesend']);
});

test('a vehicle that stands somewhere meanwhile leaves its driver free', () => {
  expect(found('2026-11-24', { bringdatum: '2026-11-27' })).toEqual([]);
  expect(found('2026-11-24', { bringdatum: '2026-11-26', vorholung: true })).toEqual(['abwesend']);
});
