// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { store } from '../../api/records/entities.ts';
import { newVersionAtom, versionAtom } from '../../api/live/version.ts';
import { VersionBanner } from './VersionBanner.tsx';
import { shows } from '../../../tests/specification/shows.ts';

test('a newer version of the server asks to reload, the present one says nothing', () => {
  shows('D1 §2 Shell Neue Version verfügbar!');
  render(<VersionBanner />);
  expect(screen.queryByRole('status')).toBeNull();
  act(() => store.set(newVersionAtom, '1.1.0'));
  expect(screen.getByText('Neue Version verfügbar!')).toBeTruthy();
  expect(screen.getByText(/Leitstand 1\.1\.0/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Neu laden' })).toBeTruthy();
  act(() => {
    store.set(versionAtom, '1.0.0');
    store.set(newVersionAtom, '1.0.0');
  });
  expect(screen.queryByText(/Leitstand 1/)).toBeNull();
  act(() => store.set(newVersionAtom, null));
});
