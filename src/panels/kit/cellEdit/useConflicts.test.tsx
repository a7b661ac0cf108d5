// @vitest-environment happy-dom
import { resourceOf } from '../../../domain/resources.ts';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { customer as customerNoun } from '../../../domain/customer/customer.ts';
import type { CellConflict } from './saveCell.ts';
import { useConflicts } from './useConflicts.ts';

const customer = resourceOf(customerNoun);

let cancelled: string[] = [];
const conflict = (id: string): CellConflict => ({
  id,
  resource: customer,
  entity: { '@id': '/api/customers/1', id: 1, '@type': 'Customer', version: 2 },
  conflicts: [],
  taken: 0,
  go: () => Promise.resolve(),
  cancel: () => void cancelled.push(id),
});

afterEach(() => {
  cleanup();
  cancelled = [];
});

test('a second question waits for the answer to the first', () => {
  const { result } = renderHook(() => useConflicts());
  const [one, two] = [conflict('one'), conflict('two')];
  act(() => result.current.add(one));
  act(() => result.current.add(two));
  expect(result.current.first).toBe(one);
  act(() => result.current.drop(one));
  expect(result.current.first).toBe(two);
});

test('what is not answered when the list goes away, or comes only then, is given back', () => {
  const { result, unmount } = renderHook(() => useConflicts());
  const { add } = result.current;
  act(() => add(conflict('open')));
  unmount();
  add(conflict('late'));
  expect(cancelled).toEqual(['open', 'late']);
});
