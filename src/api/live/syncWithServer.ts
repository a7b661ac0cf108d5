import { afterFirstScreen } from '../code/firstScreen.ts';
import { syncDrafts } from '../session/drafts.ts';
import { releaseAll, store } from '../records/entities.ts';
import { startEviction } from '../records/eviction.ts';
import { watchSessionTimeout } from '../session/sessionTimeout.ts';
import { startLive } from './liveLeader.ts';
import { clearNewInFetchedLists } from '../records/newInList.ts';
import { keepPresenceAlive } from './presence.ts';
import { queryClient } from '../queryClient.ts';
import { refetchOnReconnect, onReconnect } from './reconnect.ts';
import { sessionAtom } from '../session/session.ts';
import { firstSettings, syncSettings, pollSettings } from '../session/settings.ts';
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
    clearNewInFetchedLists(),
    startEviction(),
    syncSettings(),
    syncDrafts(),
    keepPresenceAlive(),
    refetchOnReconnect(),
    onReconnect(look),
    afterFirstScreen(startLive),
    watchSessionTimeout(),
  ];
  // The version is asked for as soon as the line stands.
  void firstSettings().catch(() => undefined);
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
