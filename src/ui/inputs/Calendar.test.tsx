// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Calendar } from './Calendar.tsx';
import { registerDayMarks } from './dayMarks.ts';

const nothing = () => undefined;

test('a calendar says what is special about a day', () => {
  registerDayMarks(() => (day) => (day === '2026-11-27' ? 'Sperrtag' : undefined));
  render(<Calendar value={null} today="2026-11-23" onPick={nothing} onEscape={nothing} />);
  expect(screen.getByRole('button', { name: /27\. November.*, Sperrtag$/ }).dataset.tip).toBe('Sperrtag');
  expect(screen.getByRole('button', { name: /26\. November/ }).dataset.tip).toBeUndefined();
});
