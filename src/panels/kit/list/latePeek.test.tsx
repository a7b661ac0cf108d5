// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wireServer, type WireServer } from '../../../../tests/harness/wireServer.ts';
import { latePeek, type PeekProps } from './latePeek.tsx';

let server: WireServer;
beforeEach(async () => {
  server = await wireServer();
  server.openPage();
});
afterEach(async () => {
  cleanup();
  await server.close();
});

test('a preview whose code is gone after an update closes, and the list it stands beside stays', async () => {
  const Peek = latePeek(() =>
    Promise.reject<{ default: ComponentType<PeekProps> }>(new TypeError('Failed to fetch dynamically imported module')),
  );
  const onClose = vi.fn();
  const { container } = render(
    <div>
      Die Liste
      <Peek iri="/api/contracts/1" onClose={onClose} />
    </div>,
  );
  await expect.poll(() => onClose).toHaveBeenCalledOnce();
  expect(container.textContent).toContain('Die Liste');
});
