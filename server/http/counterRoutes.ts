import { sql } from 'drizzle-orm';
import { mayRead } from '../../src/domain/access/matrix.ts';
import { menuCounters, type MenuCounter } from '../../src/domain/menu/menuCounters.ts';
import { name, rowsOf, whereOf, type Queryable } from '../storage/sql.ts';
import type { Routes } from './context.ts';

/** The counters of the menu, only those the role sees. */
export const counterRoutes: Routes = (app, { database }) => {
  app.get('/api/counters', async (request) => {
    const seen = Object.entries(menuCounters).filter(([, it]) => mayRead(request.actor.roles, it.area));
    const counted = await Promise.all(seen.map(async ([key, it]) => [key, await count(database.pool, it)] as const));
    return Object.fromEntries(counted);
  });
};

async function count(to: Queryable, { on, where }: MenuCounter): Promise<number> {
  const conditions = Object.entries(where).map(([field, value]) => sql`${name(field)} = ${value}`);
  const [row] = await rowsOf<{ n: number }>(to, sql`select count(*) as n from ${name(on)} ${whereOf(conditions)}`);
  return row?.n ?? 0;
}
