import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { addressOf } from '../../domain/define/call.ts';
import type { markNewsRead, newsReaders, unreadNews } from '../../domain/news/newsCalls.ts';
import { call } from '../call.ts';
import { queryClient } from '../queryClient.ts';

const none: readonly string[] = [];
const unreadKey = ['unreadNews'];
const readersKey = (iri: string) => ['newsReaders', iri];

/** The news that the person has not opened yet; asked for anew when the list that shows them has others. */
export function useUnreadNews(shown: readonly string[]): readonly string[] {
  const query = useQuery(
    {
      queryKey: [...unreadKey, shown],
      queryFn: async ({ signal }) =>
        (await call(addressOf<typeof unreadNews>('GET /news/unread'), {}, { signal })).news,
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  return query.data ?? none;
}

/** Notes that the person has opened a news; what could not be noted stays unread. */
export async function noteNewsRead(iri: string): Promise<void> {
  await call(addressOf<typeof markNewsRead>('POST /news/{id}/mark_read'), { id: iri });
  void queryClient.invalidateQueries({ queryKey: unreadKey });
  void queryClient.invalidateQueries({ queryKey: readersKey(iri) });
}

const againMs = 15_000;

/** Who has opened a news and who has not, looked at anew while somebody looks at it. */
export function useNewsReaders(iri: string) {
  return useQuery(
    {
      queryKey: readersKey(iri),
      queryFn: async ({ signal }) =>
        (await call(addressOf<typeof newsReaders>('GET /news/{id}/readers'), { id: iri }, { signal })).readers,
      refetchInterval: againMs,
    },
    queryClient,
  );
}
