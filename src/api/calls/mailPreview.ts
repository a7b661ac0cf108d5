import { useQuery } from '@tanstack/react-query';
import type { KeyOf } from '../../domain/choices/choices.ts';
import type { mailPreviewKinds } from '../../domain/mail/mailPreview.ts';
import { previewMail } from '../../domain/mail/previewCall.ts';
import { call } from '../call.ts';
import { queryClient } from '../queryClient.ts';

export type MailPreviewKind = KeyOf<typeof mailPreviewKinds>;

/** The mail that an action on the contract would send, written by the server as the contract stands now. */
export function useMailPreview(contract: string, kind: MailPreviewKind) {
  const query = useQuery(
    {
      queryKey: ['mailPreview', contract, kind],
      queryFn: ({ signal }) => call(previewMail, { id: contract, kind }, { signal }),
      staleTime: 0,
      gcTime: 0,
    },
    queryClient,
  );
  return { mail: query.data, isLoading: query.isPending, error: query.error, refetch: () => void query.refetch() };
}
