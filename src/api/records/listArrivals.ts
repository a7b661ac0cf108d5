import { pathOfIri } from '../../domain/define/iri.ts';
import type { AnyEntity } from './entities.ts';
import { matchesFilter } from './matchesFilter.ts';
import { listsOf, refetchLists, type CachedList } from './listUpkeep.ts';
import { addNewIn, askAgain } from './newInList.ts';
import { throttle } from '../throttle.ts';

export type Arrival = {
  readonly iri: string;
  readonly kind: 'create' | 'update';
  readonly before: AnyEntity | undefined;
  readonly after: AnyEntity | undefined;
};

const seedingMs = 5_000;
const refetchSpanMs = 1_500;
const seedingUntil = new Map<string, number>();
const refetches = new Map<string, () => void>();

/**
 * Lets a record that a list does not show yet wait behind its "n neue", or fetches lists that are empty or being
 * filled. One that is just asked for the first time is asked for again: its answer may be from before the record came.
 */
export function noteArrival(arrival: Arrival): void {
  const path = pathOfIri(arrival.iri);
  const arrivesIn = listsOf(path).filter((list) => arrives(list, arrival));
  const isSeeding = (seedingUntil.get(path) ?? 0) > Date.now();
  for (const { key, page } of arrivesIn) {
    if (isSeeding || page?.iris.length === 0) refetchSoon(path);
    else addNewIn(key, arrival.iri);
  }
  for (const list of listsOf(path)) if (list.isAsked && fits(list, arrival) !== false) askAgain(list.key);
}

/** Many rows of a resource were written at once; its lists are fetched anew while that goes on. */
export function noteBulk(path: string): void {
  seedingUntil.set(path, Date.now() + seedingMs);
  refetchSoon(path);
}

/** A change brings a record into a list when it fits now and, as far as can be told, did not before. */
function arrives({ key, page }: CachedList, { iri, kind, before, after }: Arrival): boolean {
  if (!page || page.iris.includes(iri)) return false;
  const filter = key[2].filter ?? {};
  const fitsNow = fits({ key }, { iri, after });
  if (kind === 'create') return fitsNow !== false;
  const showsEverything = !page.totalIsAtLeast && page.total <= page.iris.length;
  const fittedBefore = before ? matchesFilter(pathOfIri(iri), filter, before) : undefined;
  return fitsNow === true && (fittedBefore === false || showsEverything);
}

/** Whether the record belongs into the list as it is now; undefined where that cannot be told here. */
function fits({ key }: Pick<CachedList, 'key'>, { iri, after }: Pick<Arrival, 'iri' | 'after'>): boolean | undefined {
  return after ? matchesFilter(pathOfIri(iri), key[2].filter ?? {}, after) : undefined;
}

function refetchSoon(path: string): void {
  const known = refetches.get(path) ?? throttle(() => refetchLists(path), refetchSpanMs);
  refetches.set(path, known);
  known();
}
