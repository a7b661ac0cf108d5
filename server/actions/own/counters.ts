import { sql } from 'drizzle-orm';
import { mayRead } from '../../../src/domain/access/matrix.ts';
import { counters as declared } from '../../../src/domain/menu/counterCall.ts';
import { menuCounters, type MenuCounter } from '../../../src/domain/menu/menuCounters.ts';
import { conditionsOf } from '../../storage/filters.ts';
import { readListQuery } from '../../read/listQuery.ts';
import { presentDay } from '../../../src/domain/define/details.ts';
import { resourceByPath } from '../../../src/domain/resources.ts';
import { companyZone, todayIn } from '../../../src/domain/time/zone.ts';
import { name, rowsOf, whereOf, type Queryable } from '../../storage/sql.ts';
import { respond } from '../handler.ts';

/** The counters of the menu, only those the role sees. */
export const counters = respond(declared, async ({ database: { pool }, actor: { roles }, now }) => {
  const seen = Object.entries(menuCounters).filter(([, it]) => mayRead(roles, it.area));
  return Object.fromEntries(
    await Promise.all(seen.map(async ([key, it]) => [key, await count(pool, it, now)] as const)),
  );
});

async function count(to: Queryable, { on, where = {}, filter = {} }: MenuCounter, now: Date): Promise<number> {
  const resource = resourceByPath(on);
  const asked = Object.fromEntries(
    Object.entries(filter).map(([key, values]) => [
      key,
      values.map((it) => (it === presentDay ? todayIn(companyZone, now) : it)),
    ]),
  );
  const conditions = [
    ...Object.entries(where).map(([field, value]) => sql`${name(field)} = ${value}`),
    ...(resource ? conditionsOf(resource, readListQuery(resource, asked).filters) : []),
  ];
  const [row] = await rowsOf<{ n: number }>(to, sql`select count(*) as n from ${name(on)} ${whereOf(conditions)}`);
  return row?.n ?? 0;
}
