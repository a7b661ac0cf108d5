import { useQuery } from '@tanstack/react-query';
import type { PriceStep } from '../domain/price/orderPrice.ts';
import { request } from './http.ts';
import { queryClient } from './queryClient.ts';

/** What became of working prices out again, as the server says it; `previous` is what puts an order back. */
export type PricesAnew = {
  readonly changed: readonly { readonly '@id': string; readonly version: number; readonly previous: Readonly<Record<string, unknown>> }[];
  readonly unchanged: number;
  readonly kept: readonly { readonly auftragsnummer: string; readonly field: string; readonly reason: string }[];
};

/** The price list that holds for a customer; undefined until it is there, and for roles that may not know prices. */
export function usePriceList(customer: string | null, { enabled }: { enabled: boolean }): readonly PriceStep[] | undefined {
  return useQuery(
    {
      queryKey: ['priceList', customer],
      queryFn: async ({ signal }) => (await request<{ steps: readonly PriceStep[] }>('GET', '/api/contracts/price_list', { query: { customer }, signal })).data.steps,
      enabled: enabled && customer !== null,
      staleTime: 60_000,
    },
    queryClient,
  ).data;
}
