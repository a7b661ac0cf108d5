import { endEarly } from '../earlyReads.ts';
import { store } from '../records/entities.ts';
import { recountDaysAfter } from '../calls/contractDays.ts';
import { recountAfter } from './counters.ts';
import { onlineAtom, progressAtom, type Progress } from './live.ts';
import { noteBulk } from '../records/listArrivals.ts';
import { systemHealthAtom, type SystemHealth } from './systemHealth.ts';
import { takeRecordChange, type RecordChange } from './recordChange.ts';
import { takePresence, type PresenceAt } from './presence.ts';
import { queryClient } from '../queryClient.ts';
import type { LiveMessage } from './liveStream.ts';

/** Lets one event of the stream take effect in this window. */
export function takeLiveMessage({ event, data }: LiveMessage): void {
  const body: unknown = data === '' ? {} : JSON.parse(data);
  if (event === 'change' || event === 'bulk' || event === 'reset') endEarly();
  if (event === 'change') takeRecordChange(body as RecordChange);
  if (event === 'bulk') takeBulk(body as { readonly path: string });
  if (event === 'progress') takeProgress(body as Progress);
  if (event === 'presence') takePresence(body as PresenceAt);
  if (event === 'online') store.set(onlineAtom, (body as { readonly count: number }).count);
  if (event === 'health') store.set(systemHealthAtom, body as SystemHealth);
  if (event === 'reset') void queryClient.invalidateQueries();
}

function takeBulk({ path }: { readonly path: string }): void {
  noteBulk(path);
  recountAfter(path);
  recountDaysAfter(path);
}

function takeProgress(progress: Progress): void {
  store.set(progressAtom, ({ [progress.task]: _past, ...others }) =>
    progress.done >= progress.of ? others : { ...others, [progress.task]: progress },
  );
}
