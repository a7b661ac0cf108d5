import { expect, test } from 'vitest';
import { isGuarded, isPresent } from './guardedPaper.ts';

test('licences and certificates of conduct are guarded, other papers are not', () => {
  const types = ['driversLicense', 'certificateOfConduct', 'tradeRegistration', 'proofOfAddress', 'taxCertificate'];
  expect(types.filter(isGuarded)).toEqual(['driversLicense', 'certificateOfConduct']);
  expect([isGuarded(null), isGuarded(undefined)]).toEqual([false, false]);
});

test('a paper is there while there is a copy of it, or a check that still holds', () => {
  const today = '2026-11-23';
  const checked = { file: null, checkedAt: '2026-01-02T08:00:00Z' };
  expect(isPresent({ file: '/api/images/1', checkedAt: null, validUntil: '2020-01-01' }, today)).toBe(true);
  expect(isPresent({ ...checked, validUntil: null }, today)).toBe(true);
  expect(isPresent({ ...checked, validUntil: '2026-11-23' }, today)).toBe(true);
  expect(isPresent({ ...checked, validUntil: '2026-11-22' }, today)).toBe(false);
  expect(isPresent({ file: null, checkedAt: null, validUntil: null }, today)).toBe(false);
});
