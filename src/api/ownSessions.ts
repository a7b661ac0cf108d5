import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { request } from './http.ts';
import { queryClient } from './queryClient.ts';

/** One sign-in of the person at this browser, here or elsewhere. */
export type OwnSession = { readonly id: string; readonly device: string; readonly address: string; readonly beganAt: string; readonly seenAt: string; readonly isCurrent: boolean };

const queryKey = ['ownSessions'];
const address = '/api/users/me/sessions';

/** Where the person is signed in, the sign-in used last first. */
export function useOwnSessions(): UseQueryResult<readonly OwnSession[]> {
  return useQuery({ queryKey, queryFn: async ({ signal }) => (await request<{ sessions: readonly OwnSession[] }>('GET', address, { signal })).data.sessions }, queryClient);
}

/** Ends one sign-in, or with null all but the one here. */
export async function endOwnSession(id: string | null): Promise<void> {
  await request('DELETE', id === null ? address : `${address}/${id}`).finally(() => void queryClient.invalidateQueries({ queryKey }));
}
