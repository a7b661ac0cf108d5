import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ShapeValue } from '../../domain/define/shape.ts';
import { endOtherSessions, endOwnSession as endOne, ownSessions } from '../../domain/user/sessionCalls.ts';
import { call } from '../call.ts';
import { queryClient } from '../queryClient.ts';

/** One sign-in of the person at this browser, here or elsewhere. */
export type OwnSession = ShapeValue<typeof ownSessions.answer.shape>['sessions'][number];

const queryKey = ['ownSessions'];

/** Where the person is signed in, the sign-in used last first. */
export function useOwnSessions(): UseQueryResult<readonly OwnSession[]> {
  return useQuery(
    { queryKey, queryFn: async ({ signal }) => (await call(ownSessions, {}, { signal })).sessions },
    queryClient,
  );
}

/** Ends one sign-in, or with null all but the one here. */
export async function endOwnSession(id: string | null): Promise<void> {
  await (id === null ? call(endOtherSessions, {}) : call(endOne, { session: id })).finally(
    () => void queryClient.invalidateQueries({ queryKey }),
  );
}
