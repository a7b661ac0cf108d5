// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from './whenIdle.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('work that can wait waits until nobody has touched the console for three seconds, and runs once', () => {
  const work = vi.fn();
  whenIdle(work);
  vi.advanceTimersByTime(2_900);
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  vi.advanceTimersByTime(2_900);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'b' }));
  vi.advanceTimersByTime(10_000);
  expect(work).toHaveBeenCalledTimes(1);
});

test('work that is wanted soon waits for the browser alone', () => {
  const work = vi.fn();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  whenIdle(work, { restMs: 0 });
  expect(work).toHaveBeenCalledTimes(1);
});
