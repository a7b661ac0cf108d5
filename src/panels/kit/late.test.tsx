// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wireServer, type WireServer } from '../../../tests/harness/wireServer.ts';
import type { Connection } from '../../api/live/live.ts';
import { late } from './late.tsx';
import { fetchCode, MissingCode } from '../../api/code/missingCode.ts';

let server: WireServer;
beforeEach(async () => {
  server = await wireServer();
  server.openPage();
});
afterEach(async () => {
  cleanup();
  await server.close();
});

function Sheet({ name }: { name: string; onClose: () => void }) {
  return <p>{name} ist offen</p>;
}

test('a layer whose code does not come closes itself, and opens once the code comes', async () => {
  let isThere = false;
  const Layer = late<{ name: string; onClose: () => void }>({
    load: async () => {
      if (!isThere) throw new TypeError('Failed to fetch dynamically imported module');
      return Sheet;
    },
    giveUp: ({ onClose }) => onClose(),
  });
  const shown = render(<p>Konsole</p>);
  await new Promise<void>((closed) => shown.rerender(<Layer name="Tastenübersicht" onClose={closed} />));
  expect(screen.queryByText('Tastenübersicht ist offen')).toBeNull();

  isThere = true;
  shown.unmount();
  render(<Layer name="Tastenübersicht" onClose={() => undefined} />);
  expect(await screen.findByText('Tastenübersicht ist offen')).toBeTruthy();

  cleanup();
  render(<Layer name="Palette" onClose={() => undefined} />);
  expect(screen.getByText('Palette ist offen')).toBeTruthy();
});

test('missing code is told apart: no line, or a newer Leitstand', async () => {
  const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  server.on('GET /api/version', () => ({ body: { version: '2.0.0' } }));
  await expect(fetchCode(load)).rejects.toMatchObject({
    isOffline: false,
    message: expect.stringContaining('laden Sie die Seite neu'),
  });
  await server.close();
  await expect(fetchCode(load)).rejects.toEqual(new MissingCode(true));
});

test('layers are fetched one by one while the browser is idle, and those the line kept back once it is there again', async () => {
  // The layers of the whole console wait in the same place; here only those of this test are to.
  vi.resetModules();
  const { fetchLateCode } = await import('../../api/code/lateCode.ts');
  const { late } = await import('./late.tsx');
  const { store } = await import('../../api/records/entities.ts');
  const { connectionAtom } = await import('../../api/live/live.ts');
  const become = (state: Connection['state']) => store.set(connectionAtom, { state, since: 0, lastEventAt: 0 });
  let hasLine = false;
  const steps: string[] = [];
  for (const name of ['Palette', 'Frage']) {
    late({
      load: async () => {
        steps.push(`${name} gefragt`);
        await Promise.resolve();
        if (!hasLine) throw new TypeError('Failed to fetch dynamically imported module');
        steps.push(`${name} da`);
        return Sheet;
      },
      giveUp: () => undefined,
    });
  }
  await server.close();
  become('offline');
  const waiting: (() => void)[] = [];
  const stop = fetchLateCode((work) => waiting.push(work));
  expect(steps).toEqual([]);
  const browserRestsUntil = (count: number) =>
    expect
      .poll(() => {
        waiting.shift()?.();
        return steps.length;
      })
      .toBe(count);
  await browserRestsUntil(1);
  hasLine = true;
  become('connected');
  await browserRestsUntil(5);
  expect(steps).toEqual(['Palette gefragt', 'Palette gefragt', 'Palette da', 'Frage gefragt', 'Frage da']);
  stop();
});
