// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { wireServer, type WireServer } from '../../../tests/harness/wireServer.ts';
import { late } from './late.tsx';
import { fetchCode, MissingCode } from './missingCode.ts';

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
  await expect(fetchCode(load)).rejects.toMatchObject({ isOffline: false, message: expect.stringContaining('laden Sie die Seite neu') });
  await server.close();
  await expect(fetchCode(load)).rejects.toEqual(new MissingCode(true));
});
