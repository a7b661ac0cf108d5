import { expect, test } from 'vitest';
import { labelOfAll, requestFor, wantedOf } from './requested.ts';

const point = (wanted?: string) => ({ text: 'fehlt', path: 'images', ...(wanted !== undefined && { wanted }) });

test('what the driver has is named once, the rest is left to the office', () => {
  expect(wantedOf([point('Front'), point(), point('Heck'), point('Front')])).toEqual(['Front', 'Heck']);
  expect(labelOfAll(['Front', 'Heck'])).toBe('Front, Heck');
  expect(labelOfAll(['Front', 'Heck', 'Tacho', 'Dach', 'Kabel'])).toBe('Front, Heck, Tacho und 2 weitere');
});

test('a point knows its latest request', () => {
  const requests = ['Front', 'Heck', 'Front'].map((label, at) => ({
    label,
    requestedAt: null,
    requestedBy: String(at),
  }));
  expect(requestFor(requests, point('Front'))?.requestedBy).toBe('2');
  expect([requestFor(requests, point()), requestFor(undefined, point('Front'))]).toEqual([undefined, undefined]);
});
