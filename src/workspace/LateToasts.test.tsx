// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { firstScreenStands } from '../api/code/firstScreen.ts';
import { notify } from '../ui/overlays/notify.ts';
import { LateToasts } from './LateToasts.tsx';

test('what is said before the code of messages is there is told once it is, except what was taken back', async () => {
  notify.success('Gespeichert');
  notify.info('Wird geladen');
  notify.dismiss('Wird geladen');
  await import('../ui/overlays/Toasts.tsx');
  render(<LateToasts />);
  firstScreenStands();
  expect(await screen.findByText('Gespeichert')).toBeDefined();
  expect(screen.queryByText('Wird geladen')).toBeNull();
  act(() => notify.warning('Die Zeit läuft ab'));
  expect(await screen.findByText('Die Zeit läuft ab')).toBeDefined();
});
