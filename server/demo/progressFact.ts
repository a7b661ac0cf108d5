import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../storage/sql.ts';
import type { SetAside } from './setAside.ts';

/** How far the demo data have come; a later start goes on from here with the same plan. */
export type SeedFact = {
  readonly count: number;
  readonly today: string;
  readonly now: string;
  /** How many steps of the plan are written. */
  readonly done: number;
  readonly orders: number;
  /** Indexes and keys that are missing until all rows are there. */
  readonly setAside: readonly SetAside[];
};

const factName = 'demo_seed';

export async function readSeedFact(to: Queryable): Promise<SeedFact | undefined> {
  const [row] = await rowsOf<{ value: SeedFact }>(to, sql`select value from system_facts where name = ${factName}`);
  return row?.value;
}

/** Written in the transaction of the rows it speaks of. */
export async function noteSeedFact(to: Queryable, fact: SeedFact): Promise<void> {
  await rowsOf(
    to,
    sql`insert into system_facts (name, value) values (${factName}, ${JSON.stringify(fact)}::jsonb) on conflict (name) do update set value = excluded.value`,
  );
}

const picturesName = 'demo_pictures';

/** Whether the pictures of the demo data have been drawn. */
export async function arePicturesDrawn(to: Queryable): Promise<boolean> {
  return (await rowsOf(to, sql`select from system_facts where name = ${picturesName}`)).length > 0;
}

export async function notePicturesDrawn(to: Queryable): Promise<void> {
  await rowsOf(
    to,
    sql`insert into system_facts (name, value) values (${picturesName}, '{"isComplete": true}'::jsonb) on conflict (name) do nothing`,
  );
}
