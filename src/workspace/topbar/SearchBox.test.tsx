// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wireServer, type WireServer } from '../../../tests/harness/wireServer.ts';
import { SearchBox } from './SearchBox.tsx';
import { shows } from '../../../tests/specification/shows.ts';

let server: WireServer;
const asked = () =>
  server
    .callsOf('GET /api/contracts/search')
    .map(({ query }) => [query.get('customSearchFilter'), query.get('itemsPerPage')]);
const type = (value: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value } });

beforeEach(async () => {
  server = await wireServer();
  server.openPage();
  server.on('GET /api/contracts/search', () => ({
    body: { '@id': '/api/contracts/search', 'hydra:member': [], 'hydra:totalItems': 0 },
  }));
});
afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  await server.close();
});

test('the search waits half a second after the last key, asks for 25 contracts, and not for nothing', async () => {
  shows('D1 §5 search box', 'D1 §9 search');
  render(<SearchBox />);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  type('   ');
  act(() => void vi.advanceTimersByTime(1_000));
  type('K-LS');
  act(() => void vi.advanceTimersByTime(400));
  type('K-LS 418');
  act(() => void vi.advanceTimersByTime(499));
  expect(screen.getByText('Suche läuft …')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(1));
  vi.useRealTimers();
  expect(await screen.findByText('Keine Aufträge gefunden')).toBeTruthy();
  expect(asked()).toEqual([['K-LS 418', '25']]);
});
