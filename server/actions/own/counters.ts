import { sql } from 'drizzle-orm';
import { mayRead } from '../../../src/domain/access/matrix.ts';
import { counters as declared } from '../../../src/domain/menu/counterCall.ts';
import { menuCounters, type MenuCounter } from '../../../src/domain/menu/menuCounters.ts';
import { name, rowsOf, whereOf, type Queryable } from '../../storage/sql.ts';
import { respond } from '../handler.ts';

/** The counters of the menu, only those the role sees. */
export const counters = respond(declared, async ({ database: { pool }, actor: { roles } }) => {
  const seen = Object.entries(menuCounters).filter(([, it]) => mayRead(roles, it.area));
  return Object.fromEntries(await Promise.all(seen.map(async ([key, it]) => [key, await count(pool, it)] as const)));
});

async function count(to: Queryable, { on, where }: MenuCounter): Promise<number> {
  const conditions = Object.entries(where).map(([field, value]) => sql`${name(field)} = ${value}`);
  const [row] = await rowsOf<{ n: number }>(to, sql`select count(*) as n from ${name(on)} ${whereOf(conditions)}`);
  return row?.n ?? 0;
}
