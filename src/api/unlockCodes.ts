import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { store } from './entities.ts';
import { request } from './http.ts';
import { queryClient } from './queryClient.ts';
import { sessionAtom } from './session.ts';

/** The code of the day and the five codes of the present and the next 5-minute slots. */
export type UnlockCodes = {
  readonly day: { readonly code: string; readonly validUntil: string };
  readonly slots: readonly { readonly code: string; readonly from: string; readonly until: string }[];
};

/** The unlock codes that staff read out on the telephone, refreshed every minute. */
export function useUnlockCodes(): UnlockCodes | undefined {
  const isSignedIn = useAtomValue(sessionAtom, { store }) !== null;
  return useQuery(
    {
      queryKey: ['unlockCodes'],
      queryFn: async ({ signal }) => (await request<UnlockCodes>('GET', '/api/unlock_codes', { signal })).data,
      refetchInterval: 60_000,
      enabled: isSignedIn,
    },
    queryClient,
  ).data;
}
