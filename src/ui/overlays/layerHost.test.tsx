// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Dialog } from './Dialog.tsx';
import { notify } from './notify.ts';
import { Toasts } from './Toasts.tsx';

afterEach(() => {
  notify.dismissAll();
  cleanup();
});

test('while a dialog is open the console behind it is out of reach, messages are not', async () => {
  render(
    <>
      <p>Konsole</p>
      <Toasts />
      <Dialog title="Frage" onClose={() => undefined}>
        Wirklich?
      </Dialog>
    </>,
  );
  act(() => notify.success('Gespeichert', { undo: { run: () => undefined } }));
  const within = async (text: string) => (await screen.findByText(text)).closest('[aria-hidden="true"]');
  await expect.poll(() => within('Konsole')).not.toBeNull();
  expect([await within('Wirklich?'), await within('Gespeichert')]).toEqual([null, null]);
});
