import { useQuery } from '@tanstack/react-query';
import { addressOf, type AnswerTo } from '../../domain/define/call.ts';
import type { marginByCustomer, marginByMonth } from '../../domain/margin/marginCalls.ts';
import { call } from '../call.ts';
import { queryClient } from '../queryClient.ts';

export type MarginRow = AnswerTo<typeof marginByMonth>['rows'][number];
/** Which contracts, as their list is filtered. */
export type MarginFilter = Readonly<
  Partial<Record<'contractClientAddress' | 'datum[after]' | 'datum[before]', string>>
>;
const freshFor = 60_000;

const asked = {
  month: (filter: MarginFilter, signal: AbortSignal) =>
    call(addressOf<typeof marginByMonth>('GET /contracts/margin_by_month'), filter, { signal }),
  customer: (filter: MarginFilter, signal: AbortSignal) =>
    call(addressOf<typeof marginByCustomer>('GET /contracts/margin_by_customer'), filter, { signal }),
} as const;
export type MarginBy = keyof typeof asked;

/** What is left of some contracts, by month or by customer. */
export function useMargins(by: MarginBy, filter: MarginFilter) {
  const query = useQuery(
    { queryKey: ['margins', by, filter], queryFn: ({ signal }) => asked[by](filter, signal), staleTime: freshFor },
    queryClient,
  );
  return { rows: query.data?.rows, error: query.error, refetch: () => void query.refetch() };
}
