import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { Counters } from '../../domain/menu/counterCall.ts';
import { menuCounters } from '../../domain/menu/menuCounters.ts';
import { firstScreen } from '../code/firstScreen.ts';
import { store } from '../records/entities.ts';
import { call } from '../call.ts';
import { queryClient } from '../queryClient.ts';
import { sessionAtom } from '../session/session.ts';
import { throttle } from '../throttle.ts';

const none: Counters = {};

/** The badge numbers, refreshed by live changes and every minute; empty until they are known. */
export function useCounters(): Counters {
  const isSignedIn = useAtomValue(sessionAtom, { store }) !== null;
  const query = useQuery(
    {
      queryKey: ['counters'],
      queryFn: async ({ signal }) => {
        await firstScreen;
        return call((await import('../../domain/menu/counterCall.ts')).counters, {}, { signal });
      },
      refetchInterval: 60_000,
      enabled: isSignedIn,
    },
    queryClient,
  );
  return query.data ?? none;
}

const ask = () => void queryClient.invalidateQueries({ queryKey: ['counters'] });
const refresh = throttle(ask, 5_000);
/** Whoever reads a message watches the number of the bell fall. */
const refreshSoon = throttle(ask, 500);

/** Refreshes the numbers when a change of this resource may have moved them. */
export function recountAfter(path: string): void {
  if (path === menuCounters.notifications.on) refreshSoon();
  else if (Object.values(menuCounters).some((it) => it.on === path)) refresh();
}
