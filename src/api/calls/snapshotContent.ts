import { useQuery } from '@tanstack/react-query';
import { addressOf } from '../../domain/define/call.ts';
import type { snapshotContent } from '../../domain/protocol/snapshotCall.ts';
import { call } from '../call.ts';
import { queryClient } from '../queryClient.ts';

/** What a restore point of a protocol holds; it never changes. */
export function useSnapshotContent(iri: string, snapshot: number) {
  const query = useQuery(
    {
      queryKey: ['snapshotContent', iri, snapshot],
      queryFn: ({ signal }) =>
        call(
          addressOf<typeof snapshotContent>('GET /protocols/{id}/snapshots/{snapshot}'),
          { id: iri, snapshot: String(snapshot) },
          { signal },
        ),
      staleTime: Infinity,
    },
    queryClient,
  );
  return { content: query.data?.content, error: query.error, refetch: () => void query.refetch() };
}
