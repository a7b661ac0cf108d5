import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { firstScreen } from '../code/firstScreen.ts';
import { store } from '../records/entities.ts';
import type { AnswerTo } from '../../domain/define/call.ts';
import type { unlockCodes } from '../../domain/unlock/unlockCalls.ts';
import { call } from '../call.ts';
import { queryClient } from '../queryClient.ts';
import { sessionAtom } from './session.ts';

/** The code of the day and the five codes of the present and the next 5-minute slots. */
export type UnlockCodes = AnswerTo<typeof unlockCodes>;

/** The unlock codes that staff read out on the telephone, refreshed every minute. */
export function useUnlockCodes(): UnlockCodes | undefined {
  const isSignedIn = useAtomValue(sessionAtom, { store }) !== null;
  return useQuery(
    {
      queryKey: ['unlockCodes'],
      queryFn: async ({ signal }) => {
        await firstScreen;
        return call((await import('../../domain/unlock/unlockCalls.ts')).unlockCodes, {}, { signal });
      },
      refetchInterval: 60_000,
      enabled: isSignedIn,
    },
    queryClient,
  ).data;
}
