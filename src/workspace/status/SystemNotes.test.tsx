// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { store } from '../../api/records/entities.ts';
import { connectionAtom } from '../../api/live/live.ts';
import { takeLiveMessage } from '../../api/live/liveEvents.ts';
import { SystemNotes } from './SystemNotes.tsx';

const health = (data: object) => act(() => takeLiveMessage({ event: 'health', id: '', data: JSON.stringify(data) }));

test('the status bar tells what the server says of itself, and nothing once the line is gone', () => {
  store.set(connectionAtom, { state: 'connected', since: 0, lastEventAt: 0 });
  const { container } = render(<SystemNotes />);
  expect(container.textContent).toBe('');

  health({ failure: 'Die Datenbank startet neu.', warnings: [], lastBackup: null });
  expect(screen.getByRole('status').textContent).toBe('Die Datenbank startet neu.');

  health({
    failure: null,
    warnings: [{ code: 'disk', title: 'Datenträger fast voll', message: 'Nur noch 1 GB.' }],
    lastBackup: null,
  });
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByRole('button', { name: 'Datenträger fast voll: Nur noch 1 GB.' })).toBeTruthy();

  health({ failure: null, warnings: [], lastBackup: '2026-11-22T01:30:05Z' });
  expect(container.textContent).toBe('Sicherung 22.11.2026, 02:30');
  health({
    failure: null,
    warnings: [{ code: 'backup', title: 'Sicherung veraltet', message: 'Seit gestern.' }],
    lastBackup: '2026-11-22T01:30:05Z',
  });
  expect(container.textContent?.trim()).toBe('Sicherung veraltet');

  act(() => store.set(connectionAtom, { state: 'offline', since: 0, lastEventAt: 0 }));
  expect(container.textContent).toBe('');
  health({ failure: null, warnings: [], lastBackup: null });
});
