import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../queryClient.ts';
import { recountDaysAfter } from './contractDays.ts';

afterEach(() => {
  vi.useRealTimers();
  queryClient.clear();
});

test('sums of what can be billed follow documents, days of contracts do not', () => {
  vi.useFakeTimers();
  const known = ['costTotals', 'contractDays', 'driverDay'];
  const after = (path: string) => {
    for (const what of known) queryClient.setQueryData([what, {}], []);
    recountDaysAfter(path);
    vi.advanceTimersByTime(2_500);
    return known.filter((what) => queryClient.getQueryState([what, {}])?.isInvalidated === true);
  };
  expect(after('invoices')).toEqual(['costTotals']);
  expect(after('contracts')).toEqual(known);
  expect(after('news')).toEqual([]);
});
