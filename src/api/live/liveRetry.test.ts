// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pauseBefore, waitForServer } from './liveRetry.ts';
import { shows } from '../../../tests/specification/shows.ts';

const consoles = 200;

/** The moments at which one console tries again that lost its line at 0, until it meets the server at `backAt`. */
function triesOf(console: number, backAt: number): readonly number[] {
  const tries: number[] = [];
  for (let now = 0, failures = 0; now < backAt; failures += 1) {
    now += pauseBefore({ failures, goneMs: now, chance: (console * 0.618 + failures * 0.377) % 1 });
    tries.push(now);
  }
  return tries;
}

test('a whole office is back within three seconds of its server, and no moment brings all of it at once', () => {
  shows('D0 API live changes');
  for (const backAt of [4_000, 20_000, 90_000]) {
    const tries = Array.from({ length: consoles }, (_, console) => triesOf(console, backAt));
    expect(Math.max(...tries.map((its) => its.at(-1) ?? 0))).toBeLessThan(backAt + 3_000);
    const inTheMeantime = tries.flat().filter((at) => at > 2_000 && at <= backAt);
    expect(maxWithin(100, inTheMeantime)).toBeLessThan(consoles / 4);
    expect(
      maxWithin(
        100,
        tries.flatMap((its) => its.slice(-1)),
      ),
    ).toBeLessThan(consoles / 4);
  }
});

test('a server that is gone for the night is asked rarely', () => {
  expect(triesOf(7, 3_600_000).filter((at) => at > 600_000).length).toBeLessThan(3_000_000 / 5_000);
});

/** The most that come in one of the spans that follow each other. */
function maxWithin(span: number, moments: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const at of moments) counts.set(Math.floor(at / span), (counts.get(Math.floor(at / span)) ?? 0) + 1);
  return Math.max(...counts.values());
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A pause under way, and whether it is over. */
function pausing(ms: number) {
  const end = new AbortController();
  const state = { isOver: false, end };
  void waitForServer(ms, end.signal).then(() => (state.isOver = true));
  return state;
}

test('the network or a look at the window ends the pause at once, but never sooner than a quarter of a second after the last try', async () => {
  for (const sign of [
    () => window.dispatchEvent(new Event('online')),
    () => document.dispatchEvent(new Event('visibilitychange')),
  ]) {
    const pause = pausing(2_500);
    await vi.advanceTimersByTimeAsync(100);
    sign();
    await vi.advanceTimersByTimeAsync(149);
    expect(pause.isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(pause.isOver).toBe(true);
  }
});

test('without a sign the pause takes its time, and ends with the session', async () => {
  const [kept, ended] = [pausing(2_500), pausing(2_500)];
  vi.spyOn(document, 'hidden', 'get').mockReturnValueOnce(true).mockReturnValueOnce(true);
  document.dispatchEvent(new Event('visibilitychange'));
  ended.end.abort();
  await vi.advanceTimersByTimeAsync(2_499);
  expect([kept.isOver, ended.isOver]).toEqual([false, true]);
  await vi.advanceTimersByTimeAsync(1);
  expect(kept.isOver).toBe(true);
});

test('what another window of the browser has noticed ends the pause as well', async () => {
  vi.useRealTimers();
  const pause = pausing(60_000);
  const other = new BroadcastChannel('leitstand');
  other.postMessage({ kind: 'serverMayBeBack', body: {} });
  await expect.poll(() => pause.isOver).toBe(true);
  other.close();
});
