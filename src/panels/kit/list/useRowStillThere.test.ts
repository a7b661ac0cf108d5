// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { ListView } from '../../../api/records/queries.ts';
import type { GridSelection } from '../grid/gridSelection.ts';
import { useRowStillThere } from './useRowStillThere.ts';

afterEach(cleanup);

const settled = { isLoading: false, isChanging: false, error: null };
const [one, two] = ['/api/contracts/1', '/api/contracts/2'];

/** Where somebody who was at `one` is once the list has come to this. */
function rowAfter(view: Partial<ListView>, entries: readonly string[] = view.iris ?? []): string | null {
  let row: string | null = one;
  const selection: GridSelection = {
    ticked: () => [],
    row: () => row,
    tick: () => undefined,
    goTo: (iri) => {
      row = iri;
    },
    subscribe: () => () => undefined,
  };
  renderHook(() => useRowStillThere(selection, { view: { ...settled, ...view } as ListView, entries }));
  return row;
}

test('who is at a row that a search took away is at none, so no command means it', () => {
  expect(rowAfter({ iris: [one, two] })).toBe(one);
  expect(rowAfter({ iris: [two] })).toBeNull();
  expect(rowAfter({ iris: [] })).toBeNull();
});

test('a row stays while the rows are on their way, in a folded group, and below another one', () => {
  expect(rowAfter({ iris: [], isLoading: true })).toBe(one);
  expect(rowAfter({ iris: [two], isChanging: true })).toBe(one);
  expect(rowAfter({ iris: [], error: new Error('away') })).toBe(one);
  expect(rowAfter({ iris: [one] }, [])).toBe(one);
  expect(rowAfter({ iris: [two] }, [two, one])).toBe(one);
});
