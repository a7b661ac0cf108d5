import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { addressOf, type AnswerTo } from '../../domain/define/call.ts';
import type { emailWording, previewEmail } from '../../domain/mail/emailCalls.ts';
import { call } from '../call.ts';
import { queryClient } from '../queryClient.ts';

/** What a template says originally and what it can fill in. */
export type EmailWording = AnswerTo<typeof emailWording>;

/** What a template may say; nothing while it is not there, or while there is no template yet. */
export function useEmailWording(iri: string | null): EmailWording | undefined {
  const { data } = useQuery(
    {
      queryKey: ['emailWording', iri],
      queryFn: ({ signal }) =>
        call(addressOf<typeof emailWording>('GET /emails/{id}/wording'), { id: iri ?? '' }, { signal }),
      enabled: iri !== null,
      staleTime: Infinity,
    },
    queryClient,
  );
  return data;
}

/** A wording as it stands in the form, and the record it is to be read with. */
export type TriedWording = {
  readonly record: string;
  readonly betreff: string | null;
  readonly text: string | null;
  readonly absendername: string | null;
};

/** The mail that the wording in the form would make; the one before stays in sight until the next is there. */
export function useEmailPreview(iri: string, tried: TriedWording | null) {
  const query = useQuery(
    {
      queryKey: ['emailPreview', iri, tried],
      queryFn: ({ signal }) =>
        call(
          addressOf<typeof previewEmail>('POST /emails/{id}/preview'),
          { id: iri, record: '', ...tried },
          { signal },
        ),
      enabled: tried !== null,
      placeholderData: keepPreviousData,
      staleTime: 0,
      gcTime: 0,
    },
    queryClient,
  );
  return { mail: query.data, error: query.error, refetch: () => void query.refetch() };
}

/** The record that a template is shown with before somebody has chosen one: the first that its search offers. */
export function useFirstSample(
  path: string,
  find: (query: string, signal: AbortSignal) => Promise<readonly { readonly key: string }[]>,
): string | null {
  const { data } = useQuery(
    {
      queryKey: ['firstSample', path],
      queryFn: async ({ signal }) => (await find('', signal))[0]?.key ?? null,
    },
    queryClient,
  );
  return data ?? null;
}
