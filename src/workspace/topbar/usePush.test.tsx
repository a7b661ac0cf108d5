// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setSetting } from '../../api/session/settings.ts';
import { usePush } from './usePush.ts';

const open: Message[] = [];

class Message extends EventTarget {
  static permission = 'granted';
  readonly tag: string;
  readonly body: string;
  constructor(_: string, { body, tag }: { body: string; tag: string }) {
    super();
    [this.body, this.tag] = [body, tag];
    open.push(this);
  }
  close() {
    if (open.includes(this)) open.splice(open.indexOf(this), 1);
  }
}

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('Notification', Message);
  setSetting('enablePushNotifications', true);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  open.length = 0;
});

test('each further notification is announced anew, and what was read disappears', () => {
  const { rerender } = renderHook(({ waiting }) => usePush(waiting), {
    initialProps: { waiting: undefined as number | undefined },
  });
  rerender({ waiting: 40 });
  expect(open).toEqual([]);
  rerender({ waiting: 41 });
  const [first] = open;
  expect(first?.body).toBe('Eine neue Benachrichtigung');
  rerender({ waiting: 42 });
  expect(open.map((it) => it.body)).toEqual(['2 neue Benachrichtigungen']);
  expect(open[0]?.tag).not.toBe(first?.tag);
  rerender({ waiting: 40 });
  expect(open).toEqual([]);
});

test('a browser that refuses to make a message does not take the top bar with it', () => {
  vi.stubGlobal(
    'Notification',
    class {
      static permission = 'granted';
      constructor() {
        throw new TypeError('Illegal constructor');
      }
    },
  );
  const { rerender } = renderHook(({ waiting }) => usePush(waiting), { initialProps: { waiting: 0 } });
  expect(() => rerender({ waiting: 1 })).not.toThrow();
});
