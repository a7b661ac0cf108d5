// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { SuggestField } from './SuggestField.tsx';

const hits = [
  { key: 'a', label: 'Autohaus Anker' },
  { key: 'b', label: 'Autohaus Biber' },
];
const load = (query: string) => Promise.resolve(hits.filter((it) => it.label.startsWith(query)));
let picks: string[] = [];

function Firm() {
  const [value, setValue] = useState('');
  return (
    <SuggestField label="Firma" value={value} onChange={setValue} onPick={({ key }) => picks.push(key)} load={load} />
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox');
const press = (key: string) => fireEvent.keyDown(field(), { key });
const typed = async (text: string) => {
  render(<Firm />);
  fireEvent.change(field(), { target: { value: text } });
  return screen.findByRole('option', { selected: true });
};

afterEach(() => {
  cleanup();
  picks = [];
});

test('the hit that Enter would take is marked while typing, and Enter takes it', async () => {
  expect((await typed('Auto')).textContent).toBe('Autohaus Anker');
  press('Enter');
  expect(picks).toEqual(['a']);
});

test.each(['Tab', 'Escape'])('%s keeps what was typed', async (key) => {
  await typed('Auto');
  press(key);
  fireEvent.blur(field());
  expect([picks, field().value]).toEqual([[], 'Auto']);
});

test('a list that was only opened marks nothing', async () => {
  render(<Firm />);
  press('ArrowDown');
  expect(await screen.findAllByRole('option', { selected: false })).toHaveLength(2);
  press('Enter');
  expect(picks).toEqual([]);
});
