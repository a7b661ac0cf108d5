// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shows } from '../../../../tests/specification/shows.ts';
import { connectionAtom } from '../../../api/live/live.ts';
import { store } from '../../../api/records/entities.ts';
import { useRefreshWhenCutOff } from './useRefreshWhenCutOff.ts';

const before = store.get(connectionAtom);
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  store.set(connectionAtom, before);
});

const asked: number[] = [];
function List({ refetch }: { refetch: () => void }) {
  useRefreshWhenCutOff(refetch);
  return null;
}
const shown = () => {
  asked.length = 0;
  return render(<List refetch={() => asked.push(1)} />);
};
const connect = (state: 'connected' | 'offline') => store.set(connectionAtom, { ...before, state });
const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1_000);

test('without the live stream the list is fetched each 30 s in which nobody touches anything', () => {
  shows('D2 §4 avis refresh', 'D2 §9 avis and lock timers');
  connect('offline');
  const list = shown();
  pass(29);
  fireEvent.keyDown(window, { key: 'a' });
  pass(29);
  fireEvent.pointerMove(window);
  pass(29);
  expect(asked).toHaveLength(0);
  pass(1);
  expect(asked).toHaveLength(1);
  pass(60);
  expect(asked).toHaveLength(3);
  list.unmount();
  pass(60);
  expect(asked).toHaveLength(3);
});

test('with the live stream changes come by themselves, and nothing is fetched', () => {
  connect('connected');
  shown();
  pass(120);
  expect(asked).toHaveLength(0);
  connect('offline');
  pass(30);
  expect(asked).toHaveLength(1);
});
