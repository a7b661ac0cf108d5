import { useQuery } from '@tanstack/react-query';
import { checkBilling } from '../../domain/billing/checkBillingCall.ts';
import { checkDocument, documentMail } from '../../domain/invoice/invoiceCalls.ts';
import { call } from '../call.ts';
import { fetchFile } from '../files.ts';
import { queryClient } from '../queryClient.ts';

type Of = { readonly '@id': string; readonly version: number };

/** What holds a document or an LF Rechnung up, and what is told of it; asked anew whenever it was changed. */
export function useDocumentCheck({ '@id': id, version }: Of) {
  const asked = id.startsWith('/api/billings/') ? checkBilling : checkDocument;
  const { data, error, isFetching, refetch } = useQuery(
    {
      queryKey: ['documentCheck', id, version],
      queryFn: ({ signal }) => call(asked, { id }, { signal }),
      placeholderData: (before) => before,
      gcTime: 0,
    },
    queryClient,
  );
  return { found: data, error, isFetching, again: () => void refetch() };
}

/** The mail with which a document would leave. */
export function useDocumentMail(id: string) {
  const { data, error } = useQuery(
    {
      queryKey: ['documentMail', id],
      queryFn: ({ signal }) => call(documentMail, { id }, { signal }),
      staleTime: 0,
      gcTime: 0,
    },
    queryClient,
  );
  return { mail: data, error };
}

/** The paper of a document as it stands, for whoever wants to look at it. */
export function useDocumentPaper({ '@id': id, version }: Of, isWanted: boolean) {
  const { data, error } = useQuery(
    {
      queryKey: ['documentPaper', id, version],
      queryFn: async () => (await fetchFile(`${id}/document`)).content,
      enabled: isWanted,
      placeholderData: (before) => before,
      gcTime: 0,
    },
    queryClient,
  );
  return { paper: data, error };
}
