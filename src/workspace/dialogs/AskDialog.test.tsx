// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { AskDialog } from './AskDialog.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

async function focusedIn(startsAt: 'cancel' | 'primary'): Promise<string> {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <AskDialog
        startsAt={startsAt}
        question={{ verdict: 'ask', question: 'Verknüpfung entfernen?', confirm: 'Entfernen' }}
        onAnswer={() => undefined}
      />,
    ),
  );
  await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
  const text = document.activeElement?.textContent ?? '';
  await act(async () => root.unmount());
  return text;
}

test('the question has the keyboard where it is told to', async () => {
  expect(await focusedIn('primary')).toMatch(/^Entfernen/);
  expect(await focusedIn('cancel')).toMatch(/^Abbrechen/);
});
