import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { findChains } from '../../domain/chain/chainCalls.ts';
import type { AnswerTo, GivenTo } from '../../domain/define/call.ts';
import { call } from '../call.ts';
import { queryClient } from '../queryClient.ts';

export type ChainQuestion = GivenTo<typeof findChains>;
export type ChainAnswer = AnswerTo<typeof findChains>;
export type OfferedChain = ChainAnswer['members'][number];
export type OfferedLink = OfferedChain['links'][number];
export type LeftOut = ChainAnswer['leftOut'][number];

const freshFor = 5_000;

/** The chains that fit now; what stood there stays until the new ones are found. */
export function useChains(question: ChainQuestion | null) {
  return useQuery(
    {
      queryKey: ['chains', question],
      queryFn: async ({ signal }) => call(findChains, question ?? {}, { signal }),
      enabled: question !== null,
      staleTime: freshFor,
      placeholderData: keepPreviousData,
      retry: false,
    },
    queryClient,
  );
}
