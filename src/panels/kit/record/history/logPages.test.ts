// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useLogPages } from './logPages.ts';
import { shows } from '../../../../../tests/specification/shows.ts';

test('a log begins with 25 rows, offers 5, 10, 25 and 50, and another number begins at its first page', () => {
  shows('D3 §9 page sizes');
  const { result } = renderHook(() => useLogPages());
  expect([result.current.perPage, result.current.pager.choices]).toEqual([25, [5, 10, 25, 50]]);
  act(() => result.current.pager.onPage(3));
  act(() => result.current.pager.onPerPage(50));
  expect([result.current.page, result.current.perPage]).toEqual([1, 50]);
});
