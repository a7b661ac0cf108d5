// @vitest-environment happy-dom
import { resourceOf } from '../../../domain/resources.ts';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { customer as customerNoun } from '../../../domain/customer/customer.ts';
import type { GridColumn } from '../grid/gridColumn.ts';
import { useCellEditing } from './useCellEditing.ts';

const customer = resourceOf(customerNoun);

const column: GridColumn = { id: 'name', heading: 'Name', text: () => '', edit: [{ path: 'kuerzel' }] };
const refused = { values: { kuerzel: 'Neu' }, faults: [], start: { version: 1, base: { kuerzel: 'Alt' } } };
const cell = { iri: '/api/customers/1', column, typed: '' };
const opened = () =>
  renderHook(
    ({ isVisible }) => useCellEditing({ api: null, columns: [column], editable: { resource: customer }, isVisible }),
    { initialProps: { isVisible: true } },
  );

test('refused input opens its editor again where it can be seen', () => {
  const { result } = opened();
  act(() => expect(result.current.giveBack(cell, refused)).toBe(true));
  expect(result.current.edited).toEqual({ ...cell, refused });
});

test('in a list that is hidden or gone nobody would see it, and it says so', () => {
  const { result, rerender, unmount } = opened();
  const { giveBack } = result.current;
  rerender({ isVisible: false });
  expect(giveBack(cell, refused)).toBe(false);
  rerender({ isVisible: true });
  unmount();
  expect(giveBack(cell, refused)).toBe(false);
});
