// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { ListButton } from './ListButton.tsx';

const lines = ['Abend', 'Mittag', 'Montag', 'Morgen'].map((text) => ({ key: text, text, chosen: false, face: text }));
let taken: string[] = [];

function Chooser({ shown }: { shown: typeof lines }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <ListButton
      label="Zeit"
      listLabel="Zeiten"
      lines={shown}
      anchor={anchor}
      onOpen={setAnchor}
      onTake={({ key }) => taken.push(key)}
      disabled={false}
      className=""
    >
      Zeit
    </ListButton>
  );
}

const button = () => screen.getByRole('button', { name: 'Zeit' });
const press = (key: string) => fireEvent.keyDown(screen.getByRole('listbox'), { key });

beforeEach(() => {
  taken = [];
});

test('the letter that opens the list and the next one look for a line together', () => {
  render(<Chooser shown={lines} />);
  fireEvent.keyDown(button(), { key: 'm' });
  press('o');
  press('r');
  press('Enter');
  expect(taken).toEqual(['Morgen']);
});

test('letters typed before the lines have come find theirs as soon as they are there', () => {
  const { rerender } = render(<Chooser shown={[]} />);
  fireEvent.keyDown(button(), { key: 'm' });
  press('o');
  rerender(<Chooser shown={lines} />);
  press('Enter');
  expect(taken).toEqual(['Montag']);
});

test('a list closed by its button begins at its first line again', () => {
  render(<Chooser shown={lines} />);
  fireEvent.keyDown(button(), { key: 'm' });
  fireEvent.click(button());
  fireEvent.click(button());
  press('Enter');
  expect(taken).toEqual(['Abend']);
});

test('whoever saves from the open list means the line that he walked to, and nothing where he did not walk', () => {
  const saved: boolean[] = [];
  const onSave = (event: KeyboardEvent) => saved.push(event.ctrlKey && !event.defaultPrevented);
  document.addEventListener('keydown', onSave);
  render(<Chooser shown={lines} />);
  for (const walk of [true, false]) {
    fireEvent.click(button());
    if (walk) press('ArrowDown');
    fireEvent.keyDown(screen.getByRole('listbox'), { key: 's', ctrlKey: true });
    expect([taken, screen.queryByRole('listbox'), saved.at(-1)]).toEqual([['Mittag'], null, true]);
  }
  document.removeEventListener('keydown', onSave);
});
