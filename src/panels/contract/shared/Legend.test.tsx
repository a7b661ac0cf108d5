// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Legend } from './Legend.tsx';
import { shows } from '../../../../tests/specification/shows.ts';

test('Esc closes the legend of colours and does nothing else with that press', () => {
  shows('D1 §2 disposition colour legend');
  render(<Legend />);
  const button = screen.getByRole('button', { name: 'Farblegende' });
  fireEvent.click(button);
  expect(screen.getByRole('list', { name: 'Farblegende' })).toBeDefined();
  expect(fireEvent.keyDown(button, { key: 'Escape' })).toBe(false);
  expect(screen.queryByRole('list', { name: 'Farblegende' })).toBeNull();
  expect(fireEvent.keyDown(button, { key: 'Escape' })).toBe(true);
});
