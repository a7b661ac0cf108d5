import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { costTotalsOfList, type creditOverview, type invoiceOverview } from '../../domain/billing/billingCalls.ts';
import type { contract } from '../../domain/contract/contract.ts';
import type { AnswerTo } from '../../domain/define/call.ts';
import { call } from '../call.ts';
import { queryClient } from '../queryClient.ts';
import type { ListFilter } from '../records/lists.ts';

/** A customer or driver with what of him can be billed. */
export type Owner = AnswerTo<typeof invoiceOverview>['groups'][number];
type Filter = ListFilter<typeof contract>;

const nobody: readonly Owner[] = [];

/** What all contracts of a list are worth and cost together, whatever its page shows. */
export function useCostTotals(filter: Filter): AnswerTo<typeof costTotalsOfList> | undefined {
  return useQuery(
    {
      queryKey: ['costTotals', filter],
      queryFn: ({ signal }) => call(costTotalsOfList, filter, { signal }),
      placeholderData: keepPreviousData,
    },
    queryClient,
  ).data;
}

/** Everybody whose contracts the filters of a list hit, on whatever page they stand. */
export function useOwners(overview: typeof invoiceOverview | typeof creditOverview, filter: Filter): readonly Owner[] {
  const query = useQuery(
    {
      queryKey: ['costTotals', overview.id, filter],
      queryFn: async ({ signal }) => (await call(overview, filter, { signal })).groups,
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  return query.data ?? nobody;
}
