import { expect, test } from 'vitest';
import { afterAttempt, keysOf, remainingWait, waitText, type Attempts } from './throttle.ts';

const patience = { free: 5, firstWait: 5_000, longestWait: 900_000 };
const start = new Date('2026-11-21T08:00:00Z');
const later = (milliseconds: number) => new Date(start.getTime() + milliseconds);

function failing(times: number): Attempts | undefined {
  let attempts: Attempts | undefined;
  for (let i = 0; i < times; i += 1) attempts = afterAttempt(attempts, start, patience);
  return attempts;
}

test('slips are free, then each failure doubles the wait up to a quarter of an hour', () => {
  const waits = [1, 4, 5, 6, 7, 12, 30].map((times) => remainingWait(failing(times), start) / 1000);
  expect(waits).toEqual([0, 0, 5, 10, 20, 640, 900]);
});

test('the wait passes, the count stays for an hour', () => {
  const attempts = failing(6);
  expect(remainingWait(attempts, later(9_999))).toBe(1);
  expect(remainingWait(attempts, later(10_000))).toBe(0);
  expect(afterAttempt(attempts, later(60_000), patience).failures).toBe(7);
  expect(afterAttempt(attempts, later(3_600_001), patience).failures).toBe(1);
});

test('strangers who guess at a name hold up its owner for half a minute at most', () => {
  const ofUser = keysOf('Ziel', '198.51.100.7').find((it) => it.key === 'user ziel')?.patience ?? patience;
  let attempts: Attempts | undefined;
  for (let i = 0; i < 500; i += 1) attempts = afterAttempt(attempts, start, ofUser);
  expect(remainingWait(attempts, start)).toBe(30_000);
});

test('all addresses of an IPv6 network are one guesser', () => {
  expect(keysOf('ziel', '2001:db8:1:2::7')).toEqual(keysOf('ziel', '2001:db8:1:2:ffff::8'));
  expect(keysOf('ziel', '2001:db8:1:2::7')[0]).not.toEqual(keysOf('ziel', '2001:db8:1:3::7')[0]);
});

test('the wait is told in seconds, then in minutes', () => {
  expect([1, 5_000, 89_000, 90_000, 640_000].map(waitText)).toEqual([
    '1 Sekunde',
    '5 Sekunden',
    '89 Sekunden',
    '2 Minuten',
    '11 Minuten',
  ]);
});
