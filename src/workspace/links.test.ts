// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerPanels } from '../panels/matchPanel.ts';
import { openLinksInPanels } from './links.ts';

const load = vi.fn(() => new Promise<never>(() => undefined));
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  registerPanels([{ url: '/news', title: () => 'News', icon: 'news', area: 'staff', load }]);
  document.body.innerHTML = '<a href="/news">News</a>';
  stop = openLinksInPanels();
});
afterEach(() => {
  stop();
  load.mockClear();
  vi.useRealTimers();
});

const point = (kind: string) => document.querySelector('a')?.dispatchEvent(new PointerEvent(kind, { bubbles: true }));

test('what the pointer crosses is not fetched, what it rests on is', () => {
  point('pointerover');
  document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  vi.advanceTimersByTime(1_000);
  expect(load).not.toHaveBeenCalled();
  point('pointerover');
  vi.advanceTimersByTime(60);
  expect(load).toHaveBeenCalledTimes(1);
});

test('what is pressed is fetched before the finger is up again', () => {
  point('pointerover');
  point('pointerdown');
  expect(load).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  expect(load).toHaveBeenCalledTimes(1);
});
