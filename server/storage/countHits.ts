import { sql, type SQL } from 'drizzle-orm';
import type { Resource } from '../../src/domain/define/resource.ts';
import { memory } from './memory.ts';
import { keyOf, name, rowsOf, whereOf, type Queryable } from './sql.ts';

/** Beyond this many hits a list says "mehr als 10.000" instead of counting on. */
export const countedUpTo = 10_000;

/**
 * Lists of more than 10,000 hits stay that long for a while, so they are not counted for every page that somebody
 * turns.
 */
const knownToBeLong = memory<true>({ milliseconds: 60_000, max: 1_000 });

export type Total = { readonly total: number; readonly totalIsAtLeast: boolean };

/** How many records there are; counted exactly as far as a list shows it. */
export async function countHits(to: Queryable, resource: Resource, conditions: readonly SQL[]): Promise<Total> {
  const where = whereOf(conditions);
  const key = keyOf(sql`select 1 from ${name(resource.path)} ${where}`);
  if (knownToBeLong.get(to, key)) return { total: countedUpTo, totalIsAtLeast: true };
  const [counted] = await rowsOf<{ n: number }>(
    to,
    sql`select count(*) as n from (select 1 from ${name(resource.path)} ${where} limit ${countedUpTo + 1}) as counted`,
  );
  const total = totalOf(counted?.n ?? 0);
  if (total.totalIsAtLeast) knownToBeLong.set(to, key, true);
  return total;
}

/** A number of hits as lists say it. */
export function totalOf(hits: number): Total {
  return hits <= countedUpTo ? { total: hits, totalIsAtLeast: false } : { total: countedUpTo, totalIsAtLeast: true };
}
