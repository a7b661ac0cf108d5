// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, expect, test, vi } from 'vitest';
import { notify } from './notify.ts';
import { Toasts } from './Toasts.tsx';
import { shows } from '../../../tests/specification/shows.ts';

const shown = () => toast.getToasts().map((it) => it.id);

afterEach(() => {
  notify.dismissAll();
  cleanup();
});

test('at most ten messages stand at once, the oldest goes, and the same one stands once', () => {
  shows('D1 §2 Shell notifications');
  render(<Toasts />);
  act(() => {
    for (let count = 1; count <= 12; count += 1) notify.info(`Meldung ${String(count)}`);
  });
  expect(shown().toSorted()).toEqual(Array.from({ length: 10 }, (_, at) => `Meldung ${String(at + 3)}`).toSorted());
  act(() => notify.warning('Meldung 12'));
  expect(shown().filter((it) => it === 'Meldung 12')).toHaveLength(1);
  expect(shown()).toHaveLength(10);
});

test('the same act done again can be taken back for its whole time, whatever is left of the first', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render(<Toasts />);
  const change = () => act(() => notify.success('Farbe erfolgreich geändert', { undo: { run: vi.fn() } }));
  change();
  await act(() => vi.advanceTimersByTimeAsync(9_000));
  change();
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(screen.getByText('noch 5 s')).toBeTruthy();
  vi.useRealTimers();
});

test('mails that wait for "Rückgängig" are counted down although the pointer rests on it, and leave at once when told to', async () => {
  shows('C Forms mails');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const [run, sendNow] = [vi.fn(), vi.fn()];
  render(<Toasts />);
  act(() =>
    notify.success('Fahrer erfolgreich gewechselt', { undo: { run, seconds: 15, mails: { count: 2, sendNow } } }),
  );
  fireEvent.pointerEnter(await screen.findByRole('button', { name: 'Rückgängig' }));
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  expect(screen.getByText(/E-Mails gehen in \d+ s hinaus/).textContent).toBe('2 E-Mails gehen in 9 s hinaus · ');
  fireEvent.click(screen.getByRole('button', { name: 'jetzt senden' }));
  expect([run.mock.calls.length, sendNow.mock.calls.length]).toEqual([0, 1]);
  vi.useRealTimers();
});
