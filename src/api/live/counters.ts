import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { Counters } from '../../domain/menu/counterCall.ts';
import { menuCounters } from '../../domain/menu/menuCounters.ts';
import { store } from '../records/entities.ts';
import { call } from '../call.ts';
import { queryClient } from '../queryClient.ts';
import { sessionAtom } from '../session/session.ts';
import { throttle } from '../throttle.ts';

const none: Counters = {};

/** The badge numbers, refreshed by live changes and every minute. */
export function useCounters(): Counters {
  const isSignedIn = useAtomValue(sessionAtom, { store }) !== null;
  const query = useQuery(
    {
      queryKey: ['counters'],
      queryFn: async ({ signal }) => call((await import('../../domain/menu/counterCall.ts')).counters, {}, { signal }),
      refetchInterval: 60_000,
      enabled: isSignedIn,
    },
    queryClient,
  );
  return query.data ?? none;
}

const refresh = throttle(() => void queryClient.invalidateQueries({ queryKey: ['counters'] }), 5_000);

/** Refreshes the numbers when a change of this resource may have moved them. */
export function recountAfter(path: string): void {
  if (Object.values(menuCounters).some((it) => it.on === path)) refresh();
}
