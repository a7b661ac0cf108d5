import { useQuery } from '@tanstack/react-query';
import { offersInRange } from '../../domain/contract/contractCalls.ts';
import type { AnswerTo } from '../../domain/define/call.ts';
import { call } from '../call.ts';
import { queryClient } from '../queryClient.ts';

/** A ride without driver that begins near where a contract ends. */
export type OfferInRange = AnswerTo<typeof offersInRange>['hydra:member'][number];

/** The rides that could follow this contract in the state it was saved in, nearest first. */
export function useOffersInRange(iri: string, version: number) {
  return useQuery(
    {
      queryKey: ['offersInRange', iri, version],
      queryFn: async ({ signal }) => (await call(offersInRange, { id: iri }, { signal }))['hydra:member'],
      staleTime: 30_000,
    },
    queryClient,
  );
}
