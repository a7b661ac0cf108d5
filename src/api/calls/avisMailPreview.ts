import { useQueries } from '@tanstack/react-query';
import { previewAvisMail } from '../../domain/avis/avisCalls.ts';
import type { AnswerTo } from '../../domain/define/call.ts';
import { call } from '../call.ts';
import { queryClient } from '../queryClient.ts';

export type AvisMailWishes = { readonly sendCatalogue: boolean; readonly proposeWindows: boolean };
/** The mail to the people at one side of an appointment, as it would leave now. */
export type AvisMail = AnswerTo<typeof previewAvisMail>['mails'][number] & { readonly avis: string };

/** The mails to all sides of some appointments, written by the server as everything stands now. */
export function useAvisMails(avis: readonly string[], wishes: AvisMailWishes) {
  const queries = useQueries(
    {
      queries: avis.map((id) => ({
        queryKey: ['avisMailPreview', id, wishes],
        queryFn: ({ signal }: { signal: AbortSignal }) => call(previewAvisMail, { id, ...wishes }, { signal }),
        staleTime: 0,
        gcTime: 0,
      })),
    },
    queryClient,
  );
  return {
    mails: queries.flatMap(({ data }, at): AvisMail[] =>
      (data?.mails ?? []).map((it) => ({ ...it, avis: avis[at] ?? '' })),
    ),
    isLoading: queries.some((it) => it.isPending),
    error: queries.find((it) => it.error)?.error ?? null,
    refetch: () => queries.forEach((it) => void it.refetch()),
  };
}
