// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { integer, km, money } from '../../../domain/define/field.ts';
import { FieldContext } from '../../../ui/inputs/fieldContext.ts';
import { IntegerControl, KmControl, MoneyControl } from './figureControls.tsx';
import { shows } from '../../../../tests/specification/shows.ts';

const changes: unknown[] = [];
const given = (Control: typeof KmControl, field: ReturnType<typeof km>, value: number) => {
  changes.length = 0;
  render(
    <FieldContext value={{ label: field.label, error: undefined, dirty: false, required: false, presence: undefined }}>
      <Control name="x" field={field} value={value} onChange={(next) => changes.push(next)} readOnly={false} />
    </FieldContext>,
  );
  return screen.getByRole('textbox');
};

test('arrows walk figures one by one, kilometres by hundredths (document 1, section 5)', () => {
  fireEvent.keyDown(given(IntegerControl, integer('Schlüssel'), 2), { key: 'ArrowUp' });
  expect(changes).toEqual([3]);
  cleanup();
  fireEvent.keyDown(given(KmControl, km('Entfernung'), 387.4), { key: 'ArrowDown' });
  expect(changes).toEqual([387.39]);
});

test('a comma is a dot, what has no digit is 0, and nothing lies below the minimum', () => {
  shows('D1 §5 numeric inputs');
  const input = given(KmControl, km('Entfernung', { min: 0 }), 1);
  for (const typed of ['12,5', 'weit', '-3']) fireEvent.change(input, { target: { value: typed } });
  expect(changes).toEqual([12.5, 0, 0]);
});

test('digits that make no amount change nothing, stay as they were typed and are told when the field is left', () => {
  const told: (string | undefined)[] = [];
  changes.length = 0;
  const Held = () => {
    const [value, setValue] = useState<unknown>('80.00');
    changes.push(value);
    return (
      <MoneyControl
        name="value"
        field={money('Auftragswert')}
        value={value}
        onChange={setValue}
        readOnly={false}
        onProblem={(problem) => told.push(problem)}
      />
    );
  };
  render(
    <FieldContext
      value={{ label: 'Auftragswert', error: undefined, dirty: false, required: false, presence: undefined }}
    >
      <Held />
    </FieldContext>,
  );
  const input = screen.getByRole<HTMLInputElement>('textbox');
  for (const typed of ['123,4', '123,4x']) fireEvent.change(input, { target: { value: typed } });
  expect([input.value, changes.at(-1), input.getAttribute('aria-invalid')]).toEqual(['123,4x', '80.00', null]);
  fireEvent.blur(input);
  expect([input.value, told, input.getAttribute('aria-invalid')]).toEqual(['123,4x', ['Keine gültige Zahl'], 'true']);
  fireEvent.change(input, { target: { value: '123,4' } });
  fireEvent.blur(input);
  expect([input.value, changes.at(-1), told.at(-1), input.getAttribute('aria-invalid')]).toEqual([
    '123,40',
    '123.40',
    undefined,
    null,
  ]);
});
