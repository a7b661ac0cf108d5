import { followDrafts } from '../session/drafts.ts';
import { releaseAll, store } from '../records/entities.ts';
import { followEviction } from '../records/eviction.ts';
import { watchSessionTimeout } from '../session/sessionTimeout.ts';
import { followLive } from './liveLeader.ts';
import { followFetchedLists } from '../records/newInList.ts';
import { followPresence } from './presence.ts';
import { queryClient } from '../queryClient.ts';
import { followReconnect, onReconnect } from './reconnect.ts';
import { sessionAtom } from '../session/session.ts';
import { firstSettings, followSettings, pollSettings } from '../session/settings.ts';
import { pollVersion } from './version.ts';

const pollMs = 60_000;

/**
 * Keeps the console of the signed-in person in step with the server: live changes, settings, version, drafts, presence.
 */
export function syncWithServer(): () => void {
  const person = store.get(sessionAtom)?.userId;
  const look = () => void pollVersion().catch(() => undefined);
  const poll = () => void Promise.allSettled([pollSettings(), pollVersion()]);
  const timer = setInterval(poll, pollMs);
  const stops = [
    followFetchedLists(),
    followEviction(),
    followSettings(),
    followDrafts(),
    followPresence(),
    followReconnect(),
    onReconnect(look),
    followLive(),
    watchSessionTimeout(),
  ];
  void Promise.allSettled([firstSettings(), pollVersion()]);
  return () => {
    clearInterval(timer);
    for (const stop of stops) stop();
    if (store.get(sessionAtom)?.userId !== person) forgetPerson();
  };
}

/** The next person at this computer must find nothing of the one before. */
function forgetPerson(): void {
  queryClient.clear();
  releaseAll();
}
