import { useQuery } from '@tanstack/react-query';
import type { PriceStep } from '../../domain/price/contractPrice.ts';
import { priceList } from '../../domain/price/priceCalls.ts';
import { call } from '../call.ts';
import { queryClient } from '../queryClient.ts';

/** The price list that holds for a customer; undefined until it is there, and for roles that may not know prices. */
export function usePriceList(
  customer: string | null,
  { enabled }: { enabled: boolean },
): readonly PriceStep[] | undefined {
  return useQuery(
    {
      queryKey: ['priceList', customer],
      queryFn: async ({ signal }) => (await call(priceList, { customer: customer ?? '' }, { signal })).steps,
      enabled: enabled && customer !== null,
      staleTime: 60_000,
    },
    queryClient,
  ).data;
}
