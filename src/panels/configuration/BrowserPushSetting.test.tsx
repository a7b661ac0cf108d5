// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { store } from '../../api/records/entities.ts';
import { isPushedHereAtom } from '../../api/session/pushHere.ts';
import { BrowserPushSetting } from './BrowserPushSetting.tsx';

const named = () => screen.getByRole<HTMLButtonElement>('switch', { name: 'Benachrichtigungen in diesem Browser' });

afterEach(() => {
  cleanup();
  store.set(isPushedHereAtom, false);
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** A browser that could, on a page that came encrypted. */
function able(permission: NotificationPermission) {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', { permission });
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
}

test('a browser that cannot says so, and its switch stays off', async () => {
  render(<BrowserPushSetting />);
  expect(await screen.findByText(/Dieser Browser kann das nicht/)).toBeTruthy();
  expect(named().disabled).toBe(true);
});

test('a browser that refuses says where that is changed', async () => {
  able('denied');
  render(<BrowserPushSetting />);
  expect(await screen.findByText(/Der Browser hat Meldungen gesperrt/)).toBeTruthy();
  expect(named().disabled).toBe(true);
});

test('where messages come already the switch is on', async () => {
  able('granted');
  store.set(isPushedHereAtom, true);
  render(<BrowserPushSetting />);
  expect(await screen.findByText(/auch, wenn die Konsole geschlossen ist, bis Sie sich abmelden/)).toBeTruthy();
  expect([named().disabled, named().getAttribute('aria-checked')]).toEqual([false, 'true']);
});
