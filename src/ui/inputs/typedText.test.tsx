// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

/** A parent that keeps of what was typed what `keep` says. */
function Kept({ keep, onCommit }: { keep: (typed: string) => string; onCommit?: (value: string) => void }) {
  const [value, setValue] = useState('Köln');
  return (
    <>
      <TextField label="Ort" value={value} onChange={(typed) => setValue(keep(typed))} onCommit={onCommit} />
      <TextArea label="Notiz" value={value} onChange={(typed) => setValue(keep(typed))} onCommit={onCommit} />
      <button type="button" onClick={() => setValue('Ulm')}>
        Vorlage
      </button>
    </>
  );
}
const names = ['Ort', 'Notiz'] as const;
const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(input(name), { target: { value } });

test.each(names)('%s shows what its field keeps: what was typed, something else, or nothing of it', async (name) => {
  for (const [keep, shown] of [
    [(it: string) => it, 'Bonn'],
    [(it: string) => it.toUpperCase(), 'BONN'],
    [() => 'Köln', 'Köln'],
  ] as const) {
    render(<Kept keep={keep} />);
    type(name, 'Bonn');
    await expect.poll(() => input(name).value).toBe(shown);
    cleanup();
  }
});

test.each(names)('%s follows what is put into its field from elsewhere, also over what was typed', (name) => {
  render(<Kept keep={(it) => it} />);
  type(name, 'Bonn');
  fireEvent.click(screen.getByText('Vorlage'));
  expect(input(name).value).toBe('Ulm');
});

test.each(names)('%s that is left hands on what its field keeps', (name) => {
  const left: string[] = [];
  render(<Kept keep={(it) => it.trim()} onCommit={(value) => left.push(value)} />);
  type(name, ' Bonn ');
  fireEvent.blur(input(name));
  expect(left).toEqual(['Bonn']);
});

test.each([
  ['Ort', 'type'],
  ['Notiz', 'defaultValue'],
] as const)('%s takes another text without being drawn anew', (name, written) => {
  render(<Kept keep={(it) => it} />);
  const draw = vi.spyOn<HTMLInputElement, typeof written>(input(name), written, 'set');
  fireEvent.click(screen.getByText('Vorlage'));
  expect(input(name).value).toBe('Ulm');
  expect(draw).not.toHaveBeenCalled();
});
