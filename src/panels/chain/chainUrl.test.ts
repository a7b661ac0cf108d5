import { expect, test } from 'vitest';
import { shows } from '../../../tests/specification/shows.ts';
import { questionOf, readChainUrl, writeChainUrl } from './chainUrl.ts';

const read = (text: string) => readChainUrl(new URLSearchParams(text));

test.each([
  '/chains',
  '/chains?after=12',
  '/chains?driver=5&place=22525+Hamburg&km=80&wait=4&length=3&back=Ulm&at=2026-11-28T14%3A00&unconfirmed=1',
])('%s says everything that is asked', (url) => {
  shows('D0 Own chain finder');
  expect(writeChainUrl(read(url.split('?')[1] ?? ''))).toBe(url);
});

test('only what was asked for is asked of the server, and nothing without a beginning', () => {
  expect(questionOf(read('km=80'), undefined)).toBeNull();
  expect(questionOf(read('after=12'), undefined)).toEqual({ after: '/api/contracts/12' });
  expect(questionOf(read('place=22525 Hamburg&back=Ulm&at=2026-11-28T&length=1'), undefined)).toEqual({
    place: { plz: '22525', ort: 'Hamburg' },
    backTo: { ort: 'Ulm' },
    at: '2026-11-28T08:00',
    length: 1,
  });
});
