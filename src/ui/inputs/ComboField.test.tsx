// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { ComboField } from './ComboField.tsx';
import type { ComboOption } from './comboOption.ts';

const [anna, bert, hidden]: readonly [ComboOption, ComboOption, ComboOption] = [
  { key: 'a', label: 'Anna' },
  { key: 'b', label: 'Bert' },
  { key: 'z', label: 'Zoe' },
];
/** The first hits only: who is further down is found by typing. */
const load = (query: string) => Promise.resolve([anna, bert].filter((it) => it.label.startsWith(query)));
let picks: (string | null)[] = [];

function Driver({ start }: { start: string | null }) {
  const [value, setValue] = useState(start);
  return (
    <ComboField
      label="Fahrer"
      value={value}
      onChange={setValue}
      selected={hidden}
      onPick={(option) => picks.push(option?.key ?? null)}
      load={load}
    />
  );
}

const press = (key: string) => fireEvent.keyDown(screen.getByRole('combobox'), { key });
const opened = async (start: string | null) => {
  render(<Driver start={start} />);
  press('ArrowDown');
  await screen.findByRole('option', { name: 'Bert' });
};

afterEach(() => {
  cleanup();
  picks = [];
});

test.each(['Tab', 'Enter'])('%s on a list that was only opened changes nothing', async (key) => {
  for (const start of ['z', 'b', null]) {
    await opened(start);
    press(key);
    expect(picks).toEqual([]);
    cleanup();
  }
});

test('what was walked to is taken, by Tab as well', async () => {
  await opened('z');
  press('ArrowDown');
  press('ArrowDown');
  press('Tab');
  expect(picks).toEqual(['a']);
  expect(screen.queryByRole('option')).toBeNull();
});

test('the first hit of what was typed is taken by Tab', async () => {
  await opened('z');
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'B' } });
  await screen.findByRole('option', { name: 'Bert' });
  await expect.poll(() => screen.queryByRole('option', { name: 'Anna' })).toBeNull();
  press('Tab');
  expect(picks).toEqual(['b']);
});

test('a click into the field opens its list, and the click into what is typed leaves it open', async () => {
  render(<Driver start={null} />);
  const field = screen.getByRole('combobox');
  fireEvent.click(field);
  await screen.findByRole('option', { name: 'Anna' });
  fireEvent.click(field);
  expect(field.getAttribute('aria-expanded')).toBe('true');
});

test.each(['Tab', 'Enter'])('%s before the hits are there takes the first of them when they come', async (key) => {
  render(<Driver start={null} />);
  const field = screen.getByRole('combobox');
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: 'B' } });
  press(key);
  if (key === 'Tab') fireEvent.blur(field);
  await expect.poll(() => picks).toEqual(['b']);
  await expect.poll(() => field.getAttribute('aria-expanded')).toBe('false');
});

test('typing on after Enter waits for the hits of what stands there then', async () => {
  render(<Driver start={null} />);
  const field = screen.getByRole('combobox');
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: 'B' } });
  press('Enter');
  fireEvent.change(field, { target: { value: 'A' } });
  await screen.findByRole('option', { name: 'Anna' });
  expect(picks).toEqual([]);
});

test('where nothing is there yet, it says so instead of having found nothing, also to who has typed, and offers to make the first', async () => {
  let made = 0;
  const empty = Object.assign((query: string) => load(query).then(() => []), {
    nothingYet: () => ({
      text: 'Noch keine Fahrer angelegt',
      create: { label: 'Neuer Fahrer …', run: () => (made += 1) },
    }),
  });
  render(<ComboField label="Fahrer" value={null} onChange={() => undefined} load={empty} empty={null} />);
  const field = screen.getByRole('combobox');
  fireEvent.change(field, { target: { value: 'An' } });
  expect((await screen.findByText('Noch keine Fahrer angelegt')).getAttribute('role')).toBe('status');
  expect(screen.queryByText('Keine Treffer')).toBeNull();
  press('Tab');
  expect([made, screen.queryByRole('option')]).toEqual([0, null]);
  press('ArrowDown');
  await screen.findByRole('option', { name: 'Neuer Fahrer …' });
  press('Enter');
  expect([made, screen.queryByRole('option')]).toEqual([1, null]);
});

test('who has typed what fits nothing that is there has no hits', async () => {
  render(
    <ComboField
      label="Fahrer"
      value={null}
      onChange={() => undefined}
      load={Object.assign(load, { nothingYet: () => ({ text: 'Noch keine Fahrer angelegt' }) })}
    />,
  );
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'X' } });
  await screen.findByText('Keine Treffer');
});
