import { sql, type SQL } from 'drizzle-orm';
import type { Resource } from '../../src/domain/define/resource.ts';
import { filterOf, referredHits, type Asked } from './filters.ts';
import { memory } from './memory.ts';
import { idsOf, rowsOf, statementOf, type Queryable } from './sql.ts';

/** So many records referred to are worth being looked up before the list itself. */
const mostLookedUp = 10_000;

/** What too many records pass is not tried again meanwhile. */
const knownToBeMany = memory<true>({ milliseconds: 60_000, most: 1_000 });

/**
 * The same filters, those through another record with the ids that pass: looked up once for page and count, by statements whose hits PostgreSQL knows instead of guessing them.
 * Where too many pass, the filter stays as it is.
 */
export function withReferred(to: Queryable, resource: Resource, filters: readonly Asked[]): Promise<Asked[]> {
  return Promise.all(filters.map((it) => lookedUp(to, resource, it)));
}

/** Whether a filter asks another record of which nobody knows which ones pass, so that each has to be looked at. */
export function isOpen(resource: Resource, asked: Asked): boolean {
  return openHits(resource, asked) !== undefined;
}

/** The same filters, open ones looking up all that pass there at once, which is right for whoever wants all hits and not for a walk. */
export function withReferredInside(resource: Resource, filters: readonly Asked[]): Asked[] {
  return filters.map((it) => { const hits = openHits(resource, it); return hits ? { ...it, ids: sql`array(${hits})` } : it; });
}

/** The same filters, asking each record anew: a join would go through the known ids once for every row. */
export function withoutReferred(filters: readonly Asked[]): Asked[] {
  return filters.map(({ ids: _, ...it }) => it);
}

/** Whether open filters let so few records pass there that all of them may be looked up at once. */
export async function passAtMost(to: Queryable, most: number, { resource, filters }: { resource: Resource; filters: readonly Asked[] }): Promise<boolean> {
  for (const hits of filters.flatMap((it) => openHits(resource, it) ?? [])) {
    const [counted] = await rowsOf<{ n: number }>(to, sql`select count(*) as n from (${hits} limit ${most + 1}) as hits`);
    if ((counted?.n ?? 0) > most) return false;
  }
  return true;
}

function openHits(resource: Resource, asked: Asked): SQL | undefined {
  const filter = filterOf(resource, asked.name);
  return filter && asked.ids === undefined ? referredHits(resource, filter, asked) : undefined;
}

async function lookedUp(to: Queryable, resource: Resource, asked: Asked): Promise<Asked> {
  const filter = filterOf(resource, asked.name);
  const hits = filter && referredHits(resource, filter, asked);
  if (!hits) return asked;
  const { text, values } = statementOf(hits);
  const key = `${text} ${JSON.stringify(values)}`;
  if (knownToBeMany.get(to, key)) return asked;
  const ids = await idsOf(to, sql`${hits} limit ${mostLookedUp + 1}`);
  if (ids.length <= mostLookedUp) return { ...asked, ids: sql`${sql.param(ids)}::bigint[]` };
  knownToBeMany.set(to, key, true);
  return asked;
}
