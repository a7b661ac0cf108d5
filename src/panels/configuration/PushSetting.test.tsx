// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setSetting } from '../../api/session/settings.ts';
import { PushSetting } from './PushSetting.tsx';

const notification = { permission: 'default' as NotificationPermission, requestPermission: vi.fn() };

beforeEach(() => {
  notification.permission = 'default';
  notification.requestPermission.mockReset();
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('isSecureContext', true);
  setSetting('enablePushNotifications', true);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const said = () => screen.getByRole('status').textContent;

test('a browser that was never asked says so, and its button asks', async () => {
  notification.requestPermission.mockImplementation(async () => (notification.permission = 'granted'));
  render(<PushSetting />);
  expect(said()).toMatch(/noch nicht gefragt/);
  await act(async () => screen.getByRole('button', { name: 'Meldungen erlauben' }).click());
  expect(notification.requestPermission).toHaveBeenCalledOnce();
  expect(said()).toBe('');
});

test('a permission that was taken away and given back meanwhile is followed when the window is looked at again', () => {
  notification.permission = 'granted';
  render(<PushSetting />);
  expect(said()).toBe('');
  notification.permission = 'denied';
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(said()).toMatch(/gesperrt/);
  notification.permission = 'granted';
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(said()).toBe('');
});

test('a browser without messages, and a page that came unencrypted, are told apart from a refusal', () => {
  vi.stubGlobal('isSecureContext', false);
  render(<PushSetting />);
  expect(said()).toMatch(/nur, wenn Leitstand über https geöffnet ist/);
  cleanup();
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('Notification', undefined);
  Reflect.deleteProperty(window, 'Notification');
  render(<PushSetting />);
  expect(said()).toMatch(/kann keine Meldungen zeigen/);
});
