import { sql } from 'drizzle-orm';
import { name, rowsOf, type Queryable } from './sql.ts';

/** Where the name with which somebody signs in is written down beside what he did; his number stands nowhere there. */
export const placesOfUsernames = [
  { table: 'history', column: 'username' },
  { table: 'protocol_snapshots', column: 'username' },
  { table: 'file_looks', column: 'username' },
  { table: 'jobs', column: 'startedBy' },
] as const;

/** So many lines are rewritten by one statement, so that none takes long. */
const atOnce = 20_000;

/** What somebody did is told of another name from now on; the retention run alone may do so. */
export async function renameDoer(to: Queryable, from: string, into: string): Promise<void> {
  for (const { table, column } of placesOfUsernames) {
    for (let last = 0; last >= 0;) {
      const [told] = await rowsOf<{ last: number | null; count: number }>(
        to,
        sql`with lines as (select id from ${name(table)} where ${name(column)} = ${from} and id > ${last} order by id limit ${atOnce}),
              told as (update ${name(table)} it set ${name(column)} = ${into} from lines where it.id = lines.id returning it.id)
            select max(id) as last, count(*)::int as count from told`,
      );
      last = (told?.count ?? 0) < atOnce ? -1 : Number(told?.last);
    }
  }
  await rowsOf(
    to,
    sql`update jobs set actor = jsonb_set(actor, '{username}', to_jsonb(${into}::text)) where actor ->> 'username' = ${from}`,
  );
  await rowsOf(
    to,
    sql`update red_plate_rides set corrections = (select jsonb_agg(case when c ->> 'by' = ${from} then jsonb_set(c, '{by}', to_jsonb(${into}::text)) else c end order by n)
          from jsonb_array_elements(corrections) with ordinality as it(c, n))
        where corrections @> jsonb_build_array(jsonb_build_object('by', ${from}::text))`,
  );
}
