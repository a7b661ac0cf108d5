import { useQuery } from '@tanstack/react-query';
import { embeddedAddresses, type EmbeddedPage } from '../../domain/system/embeddedPages.ts';
import { call } from '../call.ts';
import { queryClient } from '../queryClient.ts';

/** The address of a page that another program shows: null for our own, undefined while it is asked for. */
export function useEmbeddedAddress(page: EmbeddedPage): string | null | undefined {
  const { data, isError } = useQuery(
    {
      queryKey: ['embeddedPages'],
      queryFn: ({ signal }) => call(embeddedAddresses, {}, { signal }),
      staleTime: Infinity,
    },
    queryClient,
  );
  // Whoever cannot learn the address still has our own page.
  return isError ? null : data?.[page];
}
