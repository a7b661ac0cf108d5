import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { damageOverview } from '../../domain/damage/damageCalls.ts';
import { damageTraits, type DamageWish } from '../../domain/damage/damageFigures.ts';
import type { Period } from '../../domain/statistics/steps.ts';
import { call } from '../call.ts';
import { queryClient } from '../queryClient.ts';

/** What changes is counted within seconds; a tool that shows less asks again. */
const soonMs = 3_000;

type Looked = DamageWish & {
  readonly period: Period;
  readonly driver: string | null;
  readonly customer: string | null;
};

/** Where vehicles get damaged; the last answer stays while another is on its way. */
export function useDamages({ period, driver, customer, isNew, ...wish }: Looked) {
  const asked = {
    ...period,
    ...Object.fromEntries(damageTraits.flatMap((it) => (wish[it] === null ? [] : [[it, wish[it]]]))),
    ...(isNew && { isNew }),
    ...(driver !== null && { driver }),
    ...(customer !== null && { customer }),
  };
  return useQuery(
    {
      queryKey: ['damages', asked],
      queryFn: ({ signal }) => call(damageOverview, asked, { signal }),
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => (state.data?.isBehind ? soonMs : false),
      retry: false,
    },
    queryClient,
  );
}
