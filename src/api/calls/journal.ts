import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { GivenTo } from '../../domain/define/call.ts';
import { journalExpenses } from '../../domain/journal/journalCalls.ts';
import { call } from '../call.ts';
import { queryClient } from '../queryClient.ts';

export type JournalAsked = Omit<GivenTo<typeof journalExpenses>, 'driver' | 'page'> & { readonly driver?: string };

/** What drivers laid out in a month, page by page; the page before stays until the next one is there. */
export function useJournalExpenses(asked: JournalAsked, page: number) {
  return useQuery(
    {
      queryKey: ['journalExpenses', asked, page],
      queryFn: ({ signal }) => call(journalExpenses, { ...asked, page }, { signal }),
      staleTime: 30_000,
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
}
