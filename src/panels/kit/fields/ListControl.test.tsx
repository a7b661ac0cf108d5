// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { list, text } from '../../../domain/define/field.ts';
import { FieldControl } from './controls.tsx';

const field = list('Kontakt', { name: text('Name') });
const said = () =>
  screen
    .getAllByRole('status')
    .map((it) => it.textContent)
    .join('');

function Contacts({ readOnly = false }: { readOnly?: boolean }) {
  const [value, setValue] = useState<unknown>([{ name: 'Ohl' }, { name: 'Rau' }, { name: 'Ulm' }]);
  return <FieldControl field={field} name="contacts" value={value} onChange={setValue} readOnly={readOnly} />;
}
const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Name' });
const names = () => boxes().map((it) => it.value);

test('an entry is moved by Alt and an arrow, takes the keyboard along, and its place is said', () => {
  render(<Contacts />);
  boxes()[0]?.focus();
  fireEvent.keyDown(boxes()[0] ?? document.body, { key: 'ArrowDown', altKey: true });
  expect(names()).toEqual(['Rau', 'Ohl', 'Ulm']);
  expect(document.activeElement).toBe(boxes()[1]);
  expect(said()).toBe('Kontakt 1: Position 2 von 3');
  fireEvent.keyDown(boxes()[0] ?? document.body, { key: 'ArrowUp', altKey: true });
  expect(names()).toEqual(['Rau', 'Ohl', 'Ulm']);
  expect(said()).toBe('Kontakt 1: steht ganz oben');
});

test('an entry is put at a position by its number; a number past the end means the end', () => {
  render(<Contacts />);
  fireEvent.click(within(screen.getByRole('group', { name: 'Kontakt 1' })).getByRole('button', { name: 'Position' }));
  fireEvent.click(screen.getByRole('menuitem', { name: /An Position/ }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: '9' } });
  fireEvent.click(dialog.getByRole('button', { name: /Verschieben/ }));
  expect(names()).toEqual(['Rau', 'Ulm', 'Ohl']);
});

test('a list that may only be read is not put in order', () => {
  render(<Contacts readOnly />);
  fireEvent.keyDown(boxes()[0] ?? document.body, { key: 'ArrowDown', altKey: true });
  expect(names()).toEqual(['Ohl', 'Rau', 'Ulm']);
  expect(screen.queryByRole('button', { name: 'Position' })).toBeNull();
});
