// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { wireServer, type WireServer } from '../../../tests/harness/wireServer.ts';
import { releaseAll } from '../../api/entities.ts';
import { queryClient } from '../../api/queryClient.ts';
import { provideTools } from '../../commands/tools.ts';
import type { Role } from '../../domain/access/roles.ts';
import { useLockDays } from './useDriverDays.ts';

let server: WireServer;
const days = ['2026-11-27'];
const nothing = () => undefined;
const as = (role: Role) => provideTools({ open: nothing, dialog: nothing, ask: () => Promise.resolve(null), roles: () => [role], notify: { success: nothing, warning: nothing, error: nothing, info: nothing } });

beforeEach(async () => {
  server = await wireServer();
  server.openPage();
  server.on('GET /api/disposition_locks', () => ({ body: { 'hydra:member': [{ '@id': '/api/disposition_locks/1', '@type': 'DispositionLock', id: 1, version: 1, datum: '2026-11-27', active: true }], 'hydra:totalItems': 1 } }));
});
afterEach(async () => {
  cleanup();
  queryClient.clear();
  releaseAll();
  await server.close();
});

function Days() {
  return <p>Sperrtage: {[...useLockDays(days)].join() || 'keine'}</p>;
}

test('dispatchers see which of the days is locked', async () => {
  as('dispo');
  render(<Days />);
  await screen.findByText('Sperrtage: 2026-11-27');
});

test('office, who may change drivers too, sees it as well; who has no orders does not ask', async () => {
  as('office');
  const { unmount } = render(<Days />);
  await screen.findByText('Sperrtage: 2026-11-27');
  unmount();
  queryClient.clear();
  const asked = server.callsOf('GET /api/disposition_locks').length;
  as('personal');
  render(<Days />);
  await screen.findByText('Sperrtage: keine');
  expect(server.callsOf('GET /api/disposition_locks')).toHaveLength(asked);
});
