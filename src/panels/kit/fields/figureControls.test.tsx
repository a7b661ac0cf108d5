// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { integer, km } from '../../../domain/define/field.ts';
import { FieldContext } from '../../../ui/fieldContext.ts';
import { IntegerControl, KmControl } from './figureControls.tsx';

afterEach(cleanup);
const changes: unknown[] = [];
const given = (Control: typeof KmControl, field: ReturnType<typeof km>, value: number) => {
  changes.length = 0;
  render(<FieldContext value={{ label: field.label, error: undefined, dirty: false, required: false, presence: undefined }}><Control name="x" field={field} value={value} onChange={(next) => changes.push(next)} readOnly={false} /></FieldContext>);
  return screen.getByRole('textbox');
};

test('arrows walk figures one by one, kilometres by hundredths (document 1, section 5)', () => {
  fireEvent.keyDown(given(IntegerControl, integer('Schlüssel'), 2), { key: 'ArrowUp' });
  expect(changes).toEqual([3]);
  cleanup();
  fireEvent.keyDown(given(KmControl, km('Entfernung'), 387.4), { key: 'ArrowDown' });
  expect(changes).toEqual([387.39]);
});

test('a comma is a dot, what is no number is 0, and nothing lies below the minimum', () => {
  const input = given(KmControl, km('Entfernung', { min: 0 }), 1);
  for (const typed of ['12,5', 'weit', '-3']) fireEvent.change(input, { target: { value: typed } });
  expect(changes).toEqual([12.5, 0, 0]);
});
