import { useQuery } from '@tanstack/react-query';
import { protocolRecipients } from '../../domain/protocol/sendingCalls.ts';
import { call } from '../call.ts';
import { queryClient } from '../queryClient.ts';

/** Who would get a protocol by the rules, whom one could ask besides, and what speaks against sending it now. */
export function useProtocolRecipients(id: number) {
  const { data, error } = useQuery(
    {
      queryKey: ['protocolRecipients', id],
      queryFn: ({ signal }) => call(protocolRecipients, { protocolIds: [id] }, { signal }),
      staleTime: 0,
      gcTime: 0,
    },
    queryClient,
  );
  return { found: data?.protocols[0], isLoading: data === undefined && !error, error };
}
