import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from './sql.ts';

/** That the data was invented, how much of it there should be, and whether all of it is there yet. */
export type DemoFact = { readonly orders: number; readonly isComplete: boolean };

/** What this installation knows about its demo data; undefined when its data is real. */
export async function demoFact(to: Queryable): Promise<DemoFact | undefined> {
  const [row] = await rowsOf<{ value: DemoFact }>(to, sql`select value from system_facts where name = 'demo'`);
  return row?.value;
}

/** Remembers that the data is invented, for good. */
export async function noteDemo(to: Queryable, fact: DemoFact): Promise<void> {
  await rowsOf(
    to,
    sql`insert into system_facts (name, value) values ('demo', ${JSON.stringify(fact)}::jsonb) on conflict (name) do update set value = excluded.value`,
  );
}
