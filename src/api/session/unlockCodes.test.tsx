// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tokenFor, wireServer, type WireServer } from '../../../tests/harness/wireServer.ts';
import { firstScreenStands } from '../code/firstScreen.ts';
import { store } from '../records/entities.ts';
import { queryClient } from '../queryClient.ts';
import { sessionAtom } from './session.ts';
import { keepTokens } from './tokens.ts';
import { useUnlockCodes } from './unlockCodes.ts';
import { shows } from '../../../tests/specification/shows.ts';

let server: WireServer;
const count = (route: string) => server.callsOf(route).length;

beforeEach(async () => {
  server = await wireServer();
  server.openPage();
  localStorage.clear();
  keepTokens({ token: tokenFor('dispo'), refresh_token: 'r1' });
  store.set(sessionAtom, { userId: 9, username: 'dispo', name: 'Dispo', initials: 'D', email: null, roles: ['dispo'] });
  server.on('GET /api/unlock_codes', () => ({
    body: { day: { code: 'XKCT', validUntil: '2026-11-22T23:00:00Z' }, slots: [] },
  }));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  queryClient.clear();
  store.set(sessionAtom, null);
  await server.close();
});

test('the unlock codes are asked for every minute', async () => {
  shows('D1 §9 unlock codes');
  renderHook(() => useUnlockCodes());
  firstScreenStands();
  await expect.poll(() => count('GET /api/unlock_codes')).toBe(1);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  vi.advanceTimersByTime(60_000);
  await expect.poll(() => count('GET /api/unlock_codes')).toBe(2);
});
