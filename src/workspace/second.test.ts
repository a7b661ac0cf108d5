// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { store } from '../api/records/entities.ts';
import { secondAtom } from './second.ts';

const start = Date.parse('2026-11-23T08:00:00Z');
const shown = () => (store.get(secondAtom).getTime() - start) / 1000;
let leave: () => void;
beforeEach(() => {
  vi.useFakeTimers({ now: start });
  leave = store.sub(secondAtom, () => undefined);
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

test('the seconds go on for everybody at once', () => {
  vi.advanceTimersByTime(3_000);
  expect(shown()).toBe(3);
});

test('they wait while somebody types, but not for ever', () => {
  const seen = new Set<number>();
  for (let at = 0; at < 70; at += 1) {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    vi.advanceTimersByTime(100);
    seen.add(shown());
  }
  expect([...seen]).toEqual([0, 5]);
  vi.advanceTimersByTime(2_000);
  expect(shown()).toBe(9);
});

test('nobody watches the keyboard when nobody shows the time', () => {
  const removed = vi.spyOn(document, 'removeEventListener');
  leave();
  expect(removed).toHaveBeenCalledWith('keydown', expect.any(Function), { capture: true });
  expect(vi.getTimerCount()).toBe(0);
});
