import { expect, test } from 'vitest';
import { requiredDocuments } from './completeness.ts';
import { papersToRequest } from './papersToRequest.ts';

const today = '2026-11-24';
const whole = requiredDocuments.map((type) => ({ type, validUntil: null }));

test('asked for is what has to be there and is not, and what is out of date and has no newer one', () => {
  expect(papersToRequest(whole, today)).toEqual([]);
  expect(papersToRequest(whole.slice(1), today)).toEqual(['Führerschein']);
  const over = { type: 'taxCertificate', validUntil: '2026-10-31' };
  expect(papersToRequest([...whole, over], today)).toEqual(['Steuerbescheinigung (abgelaufen am 31.10.2026)']);
  expect(papersToRequest([...whole, over, { ...over, validUntil: '2027-10-31' }], today)).toEqual([]);
  expect(papersToRequest([...whole, { ...over, validUntil: today }], today)).toEqual([]);
});
