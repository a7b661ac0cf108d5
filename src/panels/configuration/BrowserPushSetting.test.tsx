// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { store } from '../../api/records/entities.ts';
import { isPushedHereAtom } from '../../api/session/pushPermission.ts';
import { BrowserPushSetting } from './BrowserPushSetting.tsx';

const named = () =>
  screen.getByRole<HTMLButtonElement>('switch', { name: 'In diesem Browser auch bei geschlossener Konsole' });

afterEach(() => {
  cleanup();
  store.set(isPushedHereAtom, false);
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('a browser that cannot says so, and its switch stays off', async () => {
  render(<BrowserPushSetting />);
  expect(await screen.findByText(/Dieser Browser kann das nicht/)).toBeTruthy();
  expect(named().disabled).toBe(true);
});

test('where messages come already the switch is on', async () => {
  vi.stubGlobal('PushManager', {});
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
  store.set(isPushedHereAtom, true);
  render(<BrowserPushSetting />);
  expect(await screen.findByText(/erscheinen hier, bis Sie sich abmelden/)).toBeTruthy();
  expect([named().disabled, named().getAttribute('aria-checked')]).toEqual([false, 'true']);
});
