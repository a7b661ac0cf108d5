import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from './sql.ts';

/** The next number of a running series, taken in the caller's transaction; never given twice (R1). */
export async function nextNumber(to: Queryable, series: string): Promise<number> {
  const [row] = await rowsOf<{ value: number }>(
    to,
    sql`insert into counters (name, value) values (${series}, 1) on conflict (name) do update set value = counters.value + 1 returning value`,
  );
  return row?.value ?? 0;
}

/** The same for a series whose numbers go on after the highest that is there, wherever that one came from. */
export async function numberAfter(to: Queryable, series: string, highest: number): Promise<number> {
  const [row] = await rowsOf<{ value: number }>(
    to,
    sql`insert into counters (name, value) values (${series}, ${highest + 1})
        on conflict (name) do update set value = greatest(counters.value, ${highest}) + 1 returning value`,
  );
  return row?.value ?? 0;
}
