import { pathOfIri } from '../../domain/define/iri.ts';
import { absorb, forget, readAnyEntity, store } from '../records/entities.ts';
import { recountDaysAfter } from '../calls/contractDays.ts';
import { recountAfter } from './counters.ts';
import type { HydraItem } from '../records/hydra.ts';
import { onlineAtom, progressAtom, type Progress } from './live.ts';
import { noteArrival, noteBulk } from '../records/listArrivals.ts';
import { dropFromLists } from '../records/listUpkeep.ts';
import { systemHealthAtom, type SystemHealth } from './systemHealth.ts';
import { takePresence, type PresenceAt } from './presence.ts';
import { queryClient } from '../queryClient.ts';
import type { LiveMessage } from './liveStream.ts';

/** A record was written by somebody; `state` is missing where this person may not see it. */
type Change = {
  readonly iri: string;
  readonly kind: 'create' | 'update' | 'delete';
  readonly version: number;
  readonly state?: HydraItem;
};

/** Lets one event of the stream take effect in this window. */
export function takeLiveMessage({ event, data }: LiveMessage): void {
  const body: unknown = data === '' ? {} : JSON.parse(data);
  if (event === 'change') takeChange(body as Change);
  if (event === 'bulk') takeBulk(body as { readonly path: string });
  if (event === 'progress') takeProgress(body as Progress);
  if (event === 'presence') takePresence(body as PresenceAt);
  if (event === 'online') store.set(onlineAtom, (body as { readonly count: number }).count);
  if (event === 'health') store.set(systemHealthAtom, body as SystemHealth);
  if (event === 'reset') void queryClient.invalidateQueries();
}

function takeChange({ iri, kind, version, state }: Change): void {
  const path = pathOfIri(iri);
  recountAfter(path);
  recountDaysAfter(path);
  if (kind === 'delete') {
    forget(iri);
    dropFromLists(iri);
    return;
  }
  const before = readAnyEntity(iri);
  if (state) absorb(state, { whole: true });
  else if ((before?.version ?? 0) < version) void queryClient.invalidateQueries({ queryKey: ['item', iri] });
  if ((before?.version ?? 0) < version) noteArrival({ iri, kind, before, after: state && readAnyEntity(iri) });
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
