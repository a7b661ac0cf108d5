import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { contract } from '../../domain/contract/contract.ts';
import type { contractDays } from '../../domain/contract/contractCalls.ts';
import type { AnswerTo } from '../../domain/define/call.ts';
import { call } from '../call.ts';
import type { ListFilter } from '../records/lists.ts';
import { queryClient } from '../queryClient.ts';
import { throttle } from '../throttle.ts';

/** How one day of the contract list stands, for its header. */
export type ContractDay = AnswerTo<typeof contractDays>['days'][number];

const none: readonly ContractDay[] = [];

/** The day headers of the contract list under the same filters as the list itself. */
export function useContractDays(filter: ListFilter<typeof contract>): readonly ContractDay[] {
  const query = useQuery(
    {
      queryKey: ['contractDays', filter],
      queryFn: async ({ signal }) =>
        (await call((await import('../../domain/contract/contractCalls.ts')).contractDays, filter, { signal })).days,
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  return query.data ?? none;
}

const refreshing = (...all: readonly string[]) =>
  throttle(() => {
    for (const what of all) void queryClient.invalidateQueries({ queryKey: [what] });
  }, 2_000);
const refresh = refreshing('contractDays', 'driverDay', 'costTotals', 'importRows');
/** A document takes contracts out of what can be billed, or gives them back. */
const sumAnew = refreshing('costTotals');
const drawnFrom = new Set([
  'contracts',
  'protocols',
  'drivers',
  'driver_absences',
  'disposition_locks',
  'import_contracts',
]);

/**
 * Counts the days again, asks anew who drives on them, and sums what can be billed, when a change of this resource may
 * have moved it.
 */
export function recountDaysAfter(path: string): void {
  if (drawnFrom.has(path)) refresh();
  if (path === 'invoices') sumAnew();
}
