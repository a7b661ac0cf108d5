// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { viewOf } from './projection.ts';
import { useTiles } from './useTiles.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const view = viewOf(
  [
    { lat: 50.94, lng: 6.96 },
    { lat: 48.4, lng: 9.99 },
  ],
  { width: 420, height: 260 },
);

test('a tile that does not arrive is left out and said, the others stay', () => {
  const { result } = renderHook(() => useTiles(view, 'https://karten.example/{z}/{x}/{y}.png'));
  const [first, ...others] = result.current.tiles.map((it) => it.url);
  expect([others.length > 0, result.current.isIncomplete]).toEqual([true, false]);
  act(() => result.current.leaveOut(first ?? ''));
  expect([result.current.tiles.map((it) => it.url), result.current.isIncomplete]).toEqual([others, true]);
});

test('tiles that keep nobody waiting but never come are said as well, until they are there', () => {
  vi.useFakeTimers();
  const { result } = renderHook(() => useTiles(view, 'https://karten.example/{z}/{x}/{y}.png'));
  act(() => void vi.advanceTimersByTime(9_000));
  expect(result.current.isIncomplete).toBe(false);
  act(() => void vi.advanceTimersByTime(2_000));
  expect(result.current.isIncomplete).toBe(true);
  for (const { url } of result.current.tiles) act(() => result.current.arrive(url));
  expect(result.current.isIncomplete).toBe(false);
});

test('without a server for tiles there are none, and none is missing', () => {
  const { result } = renderHook(() => useTiles(view, null));
  expect([result.current.tiles, result.current.isIncomplete]).toEqual([[], false]);
});
