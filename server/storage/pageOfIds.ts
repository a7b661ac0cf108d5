import { sql, type SQL } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import type { Resource } from '../../src/domain/define/resource.ts';
import { countedUpTo, totalOf, type Total } from './countHits.ts';
import type { Asked } from './askedFilter.ts';
import { conditionsOf, filterOf } from './filters.ts';
import { gatherFar, noteReach } from './gatherFar.ts';
import { gatherAll, gatherSome } from './gatherHits.ts';
import { orderKeys, type Order } from './listOrder.ts';
import { indexesOf } from './indexes/indexesOf.ts';
import { isOpen, passAtMost, withReferredInside, withReferredProbed } from './lookedUp.ts';
import { memory } from './memory.ts';
import { keyOf, name, whereOf, type Queryable } from './sql.ts';
import { behindOf, walkOrder, walkSome, type Wanted } from './walkOrder.ts';

/** Which records a list shows, and in which order. */
export type HitQuery = {
  readonly filters: readonly Asked[];
  readonly order: readonly Order[];
  /** Further conditions that the reader cannot lift, for example "only own records". */
  readonly scope?: readonly SQL[];
};
export type IdQuery = HitQuery & { readonly limit: number; readonly offset: number };
/** The ids of a page in their order, and how many hits there are where that was seen along the way. */
export type FoundPage = { readonly ids: readonly number[]; readonly total?: Total };

/**
 * More hits than these lie so close that a walk comes to them, however far it is; fewer where another record has to be
 * asked.
 */
const gatheredAtMost = 150_000;
const gatheredThrough = 40_000;
/** So far a walk is tried for comparison, and no further than it could come in the time that gathering took. */
const walkedFar = 50_000;
const walkedPerMillisecond = 250;
/** Gathering that takes longer was reading from the disk; what comes of a comparison then is the disk's. */
const comparedWithin = 500;

/**
 * What was found out about a list holds for a while: one that is too long to be gathered stays long, hits at the far
 * end of an order stay there.
 */
const knownToBeMany = memory<true>({ milliseconds: 60_000, max: 1_000 });
const knownToBeFar = memory<'gathered' | 'walked'>({ milliseconds: 60_000, max: 1_000 });

/**
 * The ids of one page. As many hits as a list counts to the end are gathered by their filter, counted and sorted. More
 * are met along the wanted order, where they fill a page soon, unless they all lie at its far end; then they are
 * gathered after all.
 */
export async function findPage(to: Queryable, resource: Resource, query: IdQuery): Promise<FoundPage> {
  const wanted = wantedOf(resource, query);
  if (isGatheredFirst(resource, query)) {
    const key = knownAs(resource, wanted);
    if (!knownToBeMany.get(to, key)) {
      const { ids, total } = await gatherSome(to, resource, { ...wanted, max: countedUpTo });
      if (total <= countedUpTo) return { ids, total: totalOf(total) };
      knownToBeMany.set(to, key, true);
    }
  }
  // Who stands behind the records is walked through by itself; no index puts the rows in that order.
  if (wanted.others.length === 0 || behindOf(resource, wanted.order))
    return { ids: await walkOrder(to, resource, wanted) };
  return { ids: await nearOrFar(to, resource, { query, wanted }) };
}

/**
 * Looks for hits near by along the wanted order; where they are not, the quicker way to the far end is found out once
 * in a while.
 */
async function nearOrFar(
  to: Queryable,
  resource: Resource,
  { query, wanted }: { query: IdQuery; wanted: Wanted },
): Promise<readonly number[]> {
  const all = wantedOf(resource, { ...query, filters: withReferredInside(resource, query.filters) });
  const key = `${knownAs(resource, wanted)} ${JSON.stringify(wanted.order)}`;
  if (!isIndexed(resource, wanted.order[0])) return gatherAll(to, resource, all);
  const known = knownToBeFar.get(to, key);
  if (known === 'gathered') return gatherFar(to, resource, { ...all, key });
  if (known === 'walked') return walkOrder(to, resource, wanted);
  const near = await walkSome(
    to,
    resource,
    wantedOf(resource, { ...query, filters: withReferredProbed(query.filters) }),
  );
  if (near.length === wanted.limit) return near;
  const isAnyOpen = query.filters.some((it) => isOpen(resource, it));
  const mayGather = !isAnyOpen || (await passAtMost(to, gatheredThrough, { resource, filters: query.filters }));
  const gathered = mayGather ? await timed(() => gatherSome(to, resource, { ...all, max: gatheredAtMost })) : undefined;
  if (!gathered || gathered.done.total > gatheredAtMost) {
    knownToBeFar.set(to, key, 'walked');
    return walkOrder(to, resource, wanted);
  }
  if (gathered.milliseconds > comparedWithin) return gathered.done.ids;
  const max = Math.min(walkedFar, Math.round(gathered.milliseconds * walkedPerMillisecond));
  const walked =
    isAnyOpen || gathered.done.total <= countedUpTo
      ? undefined
      : await timed(() => walkSome(to, resource, { ...wanted, max })).catch(undefinedIfCanceled);
  const isWalked = walked?.done.length === wanted.limit && walked.milliseconds < gathered.milliseconds;
  knownToBeFar.set(to, key, isWalked ? 'walked' : 'gathered');
  if (!isWalked) await noteReach(to, resource, { ...all, key, ids: gathered.done.ids });
  return gathered.done.ids;
}

/** PostgreSQL stops what takes too long; a comparison that was stopped has lost, and is no reason to answer nothing. */
function undefinedIfCanceled(error: unknown): undefined {
  if (error instanceof DatabaseError && error.code === '57014') return undefined;
  throw error;
}

/** What some work brings, and how long it takes. */
async function timed<T>(work: () => Promise<T>): Promise<{ readonly done: T; readonly milliseconds: number }> {
  const started = performance.now();
  return { done: await work(), milliseconds: performance.now() - started };
}

/**
 * What is needed to find a page: the conditions that bound a walk along its order stand apart from those that every
 * entry met on the way is asked.
 */
export function wantedOf(resource: Resource, { filters, order, limit, offset, scope = [] }: IdQuery): Wanted {
  const bounding = filters.filter((it) => isAlong(resource, it, order[0]));
  const along = conditionsOf(resource, bounding, filters);
  const others = [
    ...scope,
    ...conditionsOf(
      resource,
      filters.filter((it) => !bounding.includes(it)),
      filters,
    ),
  ];
  return { order, limit, offset, along, others, conditions: [...along, ...others] };
}

/**
 * Nothing is quicker than the wanted order where a filter bounds the way along it; where each record has to be looked
 * at, there is nothing to gather by.
 */
function isGatheredFirst(resource: Resource, { filters, order, scope = [] }: IdQuery): boolean {
  return (
    !filters.some((it) => isAlong(resource, it, order[0])) &&
    (scope.length > 0 || filters.some((it) => !isOpen(resource, it)))
  );
}

/** Hits of a range or of one value lie beside each other in the order of its own field. */
function isAlong(resource: Resource, asked: Asked, first: Order | undefined): boolean {
  const filter = filterOf(resource, asked.name);
  return (
    (filter?.kind === 'range' || filter?.kind === 'is') && filter.field === first?.field && isIndexed(resource, first)
  );
}

/** Whether there is an index to walk along; tables that stay small have none for every order. */
function isIndexed(resource: Resource, first: Order | undefined): boolean {
  const { fields } = resource;
  const { indexes = [], covering } = indexesOf(resource);
  const field = first?.field ?? 'id';
  const keys = first ? orderKeys(resource, [first]) : [];
  return (
    field === 'id' ||
    fields[field]?.unique === true ||
    [...indexes, ...(covering?.indexes ?? [])].some((columns) => keys.every((it, at) => it.field === columns[at]))
  );
}

function knownAs(resource: Resource, { conditions }: Wanted): string {
  return keyOf(sql`${name(resource.path)} ${whereOf(conditions)}`);
}
