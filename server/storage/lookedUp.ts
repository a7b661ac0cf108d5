import { sql, type SQL } from 'drizzle-orm';
import type { Resource } from '../../src/domain/define/resource.ts';
import type { Asked } from './askedFilter.ts';
import { hitsOf, referenceOf } from './filters.ts';
import { memory } from './memory.ts';
import { idsOf, keyOf, rowsOf, type Queryable } from './sql.ts';

/** So many records referred to are worth being looked up before the list itself. */
const maxLookedUp = 10_000;

/** What too many records pass is not tried again meanwhile. */
const knownToBeMany = memory<true>({ milliseconds: 60_000, max: 1_000 });

/**
 * The same filters, those through another record as one for each reference, with the ids that pass: looked up once for
 * page and count, and by statements whose hits PostgreSQL knows instead of guessing them. Where too many pass, the
 * filters stay as they are.
 */
export async function withReferred(to: Queryable, resource: Resource, filters: readonly Asked[]): Promise<Asked[]> {
  const groups = Map.groupBy(filters, (it) => referenceOf(resource, it));
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
