import { placeOfEarlyReads } from '../earlyReads.ts';
import { store } from '../records/entities.ts';
import { onContact } from '../http.ts';
import { connectionAtom, lineAtom, type Connection } from './live.ts';
import { takeLiveMessage } from './liveEvents.ts';
import { onSignOfServer, pauseBefore, waitForServer } from './liveRetry.ts';
import { forgetMissedChanges } from './recordChange.ts';
import { readStream, type LiveMessage } from './liveStream.ts';
import { queryClient } from '../queryClient.ts';
import { healthy, systemHealthAtom } from './systemHealth.ts';
import { inOneWindow } from './windowLock.ts';
import { hearWindows, tellWindows } from './windows.ts';

/** The server beats every 15 seconds: a line silent for this long may have died in a computer that slept. */
const lateMs = 25_000;

/**
 * Follows the server's changes: one window of the browser holds the stream and passes everything on, the others wait to
 * take over.
 */
export function startLive(): () => void {
  const end = new AbortController();
  const { signal } = end;
  const place = { lastEventId: '' };
  let isLeading = false;
  const take = (message: LiveMessage) => {
    if (message.id !== '') place.lastEventId = message.id;
    takeLiveMessage(message);
  };
  const show = (connection: Connection) => {
    store.set(connectionAtom, connection);
    tellWindows('connection', { ...connection, lastEventId: place.lastEventId });
  };
  const stops = [
    forgetMissedChanges,
    hearWindows('live', take),
    hearWindows('connection', ({ lastEventId, ...connection }) => {
      if (isLeading) return;
      if (lastEventId !== '') place.lastEventId = lastEventId;
      store.set(connectionAtom, connection);
    }),
    hearWindows('connectionWanted', () => {
      if (isLeading) show(store.get(connectionAtom));
    }),
    onSignOfServer(() => {
      if (!isLeading && store.get(lineAtom) !== 'connected') tellWindows('serverMayBeBack', {});
    }),
  ];
  const lead = async () => {
    isLeading = true;
    place.lastEventId ||= await placeOfEarlyReads();
    await holdStream({ place, take, show, signal });
    isLeading = false;
  };
  tellWindows('connectionWanted', {});
  inOneWindow('leitstand-live', lead, signal).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
  return () => {
    end.abort();
    for (const stop of stops) stop();
    store.set(connectionAtom, { state: 'connecting', since: Date.now(), lastEventAt: null });
    store.set(systemHealthAtom, healthy);
  };
}

type Holding = {
  readonly place: { lastEventId: string };
  readonly take: (message: LiveMessage) => void;
  readonly show: (connection: Connection) => void;
  readonly signal: AbortSignal;
};

async function holdStream({ place, take, show, signal }: Holding): Promise<void> {
  let failures = 0;
  const startedAt = Date.now();
  const become = (state: Connection['state']) => {
    const now = store.get(connectionAtom);
    if (now.state !== state) show({ ...now, state, since: Date.now() });
  };
  while (!signal.aborted) {
    const resumed = place.lastEventId !== '';
    const line = new AbortController();
    const stopWatching = onLostLine(() => line.abort());
    await readStream({
      lastEventId: place.lastEventId,
      signal: AbortSignal.any([signal, line.signal]),
      onOpen: () => {
        failures = 0;
        show({ state: 'connected', since: Date.now(), lastEventAt: Date.now() });
        if (!resumed) refetchWhatIsShown();
      },
      onBeat: () => show({ ...store.get(connectionAtom), lastEventAt: Date.now() }),
      onMessage: (message) => {
        take(message);
        tellWindows('live', message);
      },
    }).then(
      () => become('connecting'),
      () => become(failures > 0 ? 'offline' : 'connecting'),
    );
    stopWatching();
    if (signal.aborted) return;
    const goneMs = Date.now() - (store.get(connectionAtom).lastEventAt ?? startedAt);
    await waitForServer(pauseBefore({ failures: failures++, goneMs, chance: Math.random() }), signal);
  }
}

/** Calls back when the stream, although nothing has ended it, cannot be believed any more. */
function onLostLine(listener: () => void): () => void {
  const stops = [
    onContact((reached) => reached || listener()),
    onSignOfServer(() => {
      const { state, lastEventAt } = store.get(connectionAtom);
      if (state === 'connected' && lastEventAt !== null && Date.now() - lastEventAt > lateMs) listener();
    }),
  ];
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('offline', listener);
    for (const stop of stops) stop();
  };
}

/**
 * Nobody knows what changed between the fetch and the opening of the stream, so what was fetched before is asked for
 * once more.
 */
function refetchWhatIsShown(): void {
  const now = Date.now();
  void queryClient.invalidateQueries(
    { predicate: ({ state }) => state.dataUpdatedAt > 0 && state.dataUpdatedAt <= now },
    { cancelRefetch: false },
  );
}
