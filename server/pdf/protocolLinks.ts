import { sql } from 'drizzle-orm';
import { linkEnd } from '../../src/domain/protocol/protocolLink.ts';
import type { CalendarDay } from '../../src/domain/time/calendarDay.ts';
import { rowsOf, type Queryable } from '../storage/sql.ts';
import type { Linked } from './protocolHash.ts';

/**
 * What a link to the protocols of some contracts rests on: how often each was withdrawn, and the last day on which it
 * leads there.
 */
export type LinkFacts = { readonly linked: readonly Linked[]; readonly end: CalendarDay | null };

type Row = { number: string; withdrawn: number | null; datum: string | null; bringdatum: string | null };

/**
 * Looks up what holds for these contract numbers; a number that nobody has counts as never withdrawn. A link to several
 * ends with the first of them.
 */
export async function linkFacts(to: Queryable, numbers: readonly string[], days: number): Promise<LinkFacts> {
  const rows = await rowsOf<Row>(
    to,
    sql`select "orderNumber" as number, "linksWithdrawn" as withdrawn, c.datum, c.bringdatum
      from protocols p join contracts c on c.id = p.contract
      where "orderNumber" = any(${sql.param([...numbers])}::text[])`,
  );
  const found = new Map(rows.map((it) => [it.number, it]));
  const ends = rows.flatMap((it) => linkEnd(it, days) ?? []).toSorted();
  return {
    linked: numbers.map((number) => ({ number, withdrawn: found.get(number)?.withdrawn ?? 0 })),
    end: ends[0] ?? null,
  };
}
