import { sql } from 'drizzle-orm';
import { mayRead } from '../../../src/domain/access/matrix.ts';
import { counters as declared } from '../../../src/domain/menu/counterCall.ts';
import { menuCounters, type MenuCounter } from '../../../src/domain/menu/menuCounters.ts';
import type { Actor } from '../../storage/actor.ts';
import { conditionsOf } from '../../storage/filters.ts';
import { ownershipOf } from '../../read/listAccess.ts';
import { readListQuery } from '../../read/listQuery.ts';
import { presentDay } from '../../../src/domain/define/details.ts';
import { resourceByPath } from '../../../src/domain/resources.ts';
import { companyZone, todayIn } from '../../../src/domain/time/zone.ts';
import { name, rowsOf, whereOf, type Queryable } from '../../storage/sql.ts';
import { respond } from '../handler.ts';

/** The counters of the menu and the bell, only those the role sees, of records that belong to somebody his own. */
export const counters = respond(declared, async ({ database: { pool }, actor, now }) => {
  const seen = Object.entries(menuCounters).filter(([, it]) => mayRead(actor.roles, it.area));
  return Object.fromEntries(
    await Promise.all(seen.map(async ([key, it]) => [key, await count(pool, it, { actor, now })] as const)),
  );
});

async function count(
  to: Queryable,
  { on, where = {}, filter = {} }: MenuCounter,
  { actor, now }: { actor: Actor; now: Date },
): Promise<number> {
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
    ...(resource ? ownershipOf(resource, actor) : []),
  ];
  const [row] = await rowsOf<{ n: number }>(to, sql`select count(*) as n from ${name(on)} ${whereOf(conditions)}`);
  return row?.n ?? 0;
}
