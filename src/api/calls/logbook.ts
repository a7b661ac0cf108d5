import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { logbookRides } from '../../domain/logbook/logbookCalls.ts';
import { bookPlates } from '../../domain/redPlate/redPlateCalls.ts';
import { call } from '../call.ts';
import { queryClient } from '../queryClient.ts';

const freshFor = 30_000;

export type LogbookAsked = {
  readonly driver?: string;
  readonly plate?: string;
  readonly from: string;
  readonly until: string;
};

/** The rides of a time by driver and plate, page by page; the page before stays until the next one is there. */
export function useLogbookRides(asked: LogbookAsked, page: number) {
  return useQuery(
    {
      queryKey: ['logbookRides', asked, page],
      queryFn: ({ signal }) => call(logbookRides, { ...asked, page }, { signal }),
      staleTime: freshFor,
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
}

/** The plates of the book; `known` is how many lines it has, so that a new plate is asked for. */
export function useBookPlates(known: number): readonly string[] {
  const { data } = useQuery(
    {
      queryKey: ['bookPlates', known],
      queryFn: ({ signal }) => call(bookPlates, {}, { signal }),
      staleTime: freshFor,
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  return data?.plates ?? [];
}
