// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { store } from '../../api/entities.ts';
import { connectionAtom } from '../../api/live.ts';
import { takeLiveMessage } from '../../api/liveEvents.ts';
import { SystemNotes } from './SystemNotes.tsx';

afterEach(cleanup);

const health = (data: object) => act(() => takeLiveMessage({ event: 'health', id: '', data: JSON.stringify(data) }));

test('the status bar tells what the server says of itself, and nothing once the line is gone', () => {
  store.set(connectionAtom, { state: 'connected', since: 0, lastEventAt: 0 });
  const { container } = render(<SystemNotes />);
  expect(container.textContent).toBe('');

  health({ failure: 'Die Datenbank startet neu.', warnings: [] });
  expect(screen.getByRole('status').textContent).toBe('Die Datenbank startet neu.');

  health({ failure: null, warnings: [{ code: 'disk', title: 'Datenträger fast voll', message: 'Nur noch 1 GB.' }] });
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByRole('button', { name: 'Datenträger fast voll: Nur noch 1 GB.' })).toBeTruthy();

  act(() => store.set(connectionAtom, { state: 'offline', since: 0, lastEventAt: 0 }));
  expect(container.textContent).toBe('');
  health({ failure: null, warnings: [] });
});
