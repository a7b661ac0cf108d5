// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tokenFor } from '../../../tests/harness/wireServer.ts';
import { watchSessionTimeout } from './sessionTimeout.ts';
import { hasTokens } from './tokenKeys.ts';
import { keepTokens } from './tokens.ts';

const hour = 3_600_000;
let now = 0;
let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  keepTokens({ token: tokenFor('dispo'), refresh_token: 'r1' });
  now = 100 * hour;
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

function after(ms: number) {
  now += ms;
  vi.advanceTimersByTime(60_000);
}

test('twelve hours without input end the session, a key within them keeps it', () => {
  stop = watchSessionTimeout(() => now);
  after(11 * hour);
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  after(11 * hour);
  expect(hasTokens()).toBe(true);
  after(hour);
  expect(hasTokens()).toBe(false);
});

test('who comes back the next morning signs in again, whoever reloads in the afternoon does not', () => {
  stop = watchSessionTimeout(() => now);
  stop();
  now += 3 * hour;
  stop = watchSessionTimeout(() => now);
  expect(hasTokens()).toBe(true);
  stop();
  now += 10 * hour;
  stop = watchSessionTimeout(() => now);
  expect(hasTokens()).toBe(false);
});
