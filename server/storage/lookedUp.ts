import { sql, type SQL } from 'drizzle-orm';
import type { Resource } from '../../src/domain/define/resource.ts';
import type { Asked } from './askedFilter.ts';
import { conditionsOf, filterOf, hitsOf, referenceOf } from './filters.ts';
import { memory } from './memory.ts';
import { withPlates } from './searchedPlates.ts';
import { idsOf, keyOf, name as table, rowsOf, whereOf, type Queryable } from './sql.ts';

/** So many records referred to are worth being looked up before the list itself. */
const maxLookedUp = 10_000;

/** What too many records pass is not tried again meanwhile. */
const knownToBeMany = memory<true>({ milliseconds: 60_000, max: 1_000 });

/** So few records of the list itself are asked one by one for what lies two references away. */
const maxAsked = 2_000;

/**
 * The same filters, those through another record as one for each reference, with the ids that pass: looked up once for
 * page and count, and by statements whose hits PostgreSQL knows instead of guessing them. Where too many pass, the
 * filters stay as they are. Where a filter goes on through a second record (all rides of all drivers of a group), and
 * the list itself has few records, each of those is asked instead. Plates that are searched for are known then, too.
 */
export async function withReferred(to: Queryable, resource: Resource, asked: readonly Asked[]): Promise<Asked[]> {
  const filters = await withPlates(to, resource, asked);
  const groups = Map.groupBy(filters, (it) => referenceOf(resource, it));
  if (filters.some((it) => isFar(resource, it)) && (await areFew(to, resource, groups.get(undefined) ?? [])))
    return filters.map((it) => (referenceOf(resource, it) === undefined ? it : { ...it, isProbed: true }));
  const found = await Promise.all(
    [...groups].map(([reference, group]) => (reference === undefined ? group : lookedUp(to, resource, group))),
  );
  return found.flat();
}

/** Whether a filter asks another record of which nobody knows which ones pass, so that each has to be looked at. */
export function isOpen(resource: Resource, asked: Asked): boolean {
  return openHits(resource, asked) !== undefined;
}

/**
 * The same filters, open ones looking up all that pass there at once, which is right for whoever wants all hits and not
 * for a walk.
 */
export function withReferredInside(resource: Resource, filters: readonly Asked[]): Asked[] {
  return filters.map((it) => {
    const hits = openHits(resource, it);
    return hits ? { ...it, ids: sql`array(${hits})` } : it;
  });
}

/**
 * The same filters, open ones asking each record referred to as it comes along, which is right for a walk that may soon
 * be at its end.
 */
export function withReferredProbed(filters: readonly Asked[]): Asked[] {
  return filters.map((it) => (it.ids ? it : { ...it, isProbed: true }));
}

/** Whether open filters let so few records pass there that all of them may be looked up at once. */
export async function passAtMost(
  to: Queryable,
  max: number,
  { resource, filters }: { resource: Resource; filters: readonly Asked[] },
): Promise<boolean> {
  for (const hits of filters.flatMap((it) => openHits(resource, it) ?? [])) {
    const [counted] = await rowsOf<{ n: number }>(
      to,
      sql`select count(*) as n from (${hits} limit ${max + 1}) as hits`,
    );
    if ((counted?.n ?? 0) > max) return false;
  }
  return true;
}

function openHits(resource: Resource, asked: Asked): SQL | undefined {
  return asked.ids === undefined && referenceOf(resource, asked) !== undefined ? hitsOf(resource, [asked]) : undefined;
}

/** Whether a filter asks what lies two references away. */
function isFar(resource: Resource, { name, values }: Asked): boolean {
  const filter = filterOf(resource, name);
  const isFurther = filter?.kind === 'via' && (filter.filter.kind === 'through' || filter.filter.kind === 'via');
  return isFurther && values.length > 0;
}

/** Whether the filters that a list answers by itself leave so few records that each may be asked. */
async function areFew(to: Queryable, resource: Resource, own: readonly Asked[]): Promise<boolean> {
  const conditions = conditionsOf(resource, own);
  if (conditions.length === 0) return false;
  const hits = sql`select from ${table(resource.path)} ${whereOf(conditions)} limit ${maxAsked + 1}`;
  const key = keyOf(hits);
  if (knownToBeMany.get(to, key)) return false;
  const [counted] = await rowsOf<{ n: number }>(to, sql`select count(*) as n from (${hits}) as hits`);
  const isFew = (counted?.n ?? 0) <= maxAsked;
  if (!isFew) knownToBeMany.set(to, key, true);
  return isFew;
}

async function lookedUp(to: Queryable, resource: Resource, group: readonly Asked[]): Promise<readonly Asked[]> {
  const [first] = group;
  const hits = hitsOf(resource, group);
  if (!hits || !first) return group;
  const key = keyOf(hits);
  if (knownToBeMany.get(to, key)) return group;
  const ids = await idsOf(to, sql`${hits} limit ${maxLookedUp + 1}`);
  if (ids.length <= maxLookedUp) return [{ ...first, ids: sql`${sql.param(ids)}::bigint[]` }];
  knownToBeMany.set(to, key, true);
  return group;
}
