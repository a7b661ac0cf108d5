import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AnswerTo } from '../../domain/define/call.ts';
import { driverDay } from '../../domain/driver/driverDayCall.ts';
import { call } from '../call.ts';
import { queryClient } from '../queryClient.ts';

/** Everything the Fahrertag shows of some days. */
export type DriverDay = AnswerTo<typeof driverDay>;

/** The Fahrertag from a day on; fetched again when something on it may have changed. */
export function useDriverDay(from: string, days: number) {
  const query = useQuery(
    {
      queryKey: ['driverDay', from, days],
      queryFn: async ({ signal }) => call(driverDay, { from, days }, { signal }),
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  const { data: day, error, isFetching, refetch } = query;
  return { day, error, isFetching, refetch: () => void refetch() };
}
