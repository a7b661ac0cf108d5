// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { store } from '../../../api/records/entities.ts';
import { sessionAtom } from '../../../api/session/session.ts';
import type { Role } from '../../../domain/access/roles.ts';
import { registerPanels } from '../../matchPanel.ts';
import { useLikelyNext } from './useLikelyNext.ts';

const load = vi.fn(() => Promise.reject(new Error('the line is gone')));

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  registerPanels([{ url: '/invoices/:id', title: () => 'Beleg', icon: 'receipt', area: 'billing', load }]);
});
afterEach(() => {
  cleanup();
  store.set(sessionAtom, null);
  load.mockClear();
  vi.unstubAllGlobals();
});

/** How often the code of the screen was asked for while somebody's list got its rows. */
function askedBy(role: Role, urls: readonly (string | undefined)[]): number {
  store.set(sessionAtom, { userId: 1, username: role, roles: [role] } as never);
  const { rerender } = renderHook(({ url }) => useLikelyNext(url), { initialProps: { url: urls[0] } });
  for (const url of urls) rerender({ url });
  return load.mock.calls.length;
}

test('the code of the screen that rows open is asked for once, as soon as there is a row', () => {
  expect(askedBy('buchhaltung', [undefined])).toBe(0);
  expect(askedBy('buchhaltung', [undefined, '/invoices/1', '/invoices/2'])).toBe(1);
});

test('and by nobody who may not open it', () => {
  expect(askedBy('personal', ['/invoices/1'])).toBe(0);
});
