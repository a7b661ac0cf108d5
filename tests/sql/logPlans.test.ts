import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { log } from '../../src/domain/log/log.ts';
import { logArchive } from '../../src/domain/log/logArchive.ts';
import { resourceOf } from '../../src/domain/resources.ts';
import { conditionsOf } from '../../server/storage/filters.ts';
import { name, rowsOf } from '../../server/storage/sql.ts';
import { asksOf } from '../bench/sql/asks.ts';
import { bareDatabase } from '../harness/bareDatabase.ts';

const database = await bareDatabase();
await rowsOf(
  database.pool,
  sql`insert into logs (type, level, event, message, "createdAt", search_text)
      select (array['mail', 'api_contract', 'custom'])[1 + n % 3], case when n % 500 = 0 then 'error' else 'info' end,
        (array['mailFailed', 'programCall', 'signIn'])[1 + n % 3], 'Meldung ' || n,
        '2026-08-25'::timestamptz + make_interval(secs => n * 100), 'MELDUNG ' || n
      from generate_series(1, 60000) n`,
);
await rowsOf(database.pool, sql`insert into log_archives select * from logs`);
await database.pool.query('vacuum (analyze) logs, log_archives');

test.each([log, logArchive])('a page of $path is found by an index, whatever is asked', async (noun) => {
  const resource = resourceOf(noun);
  const asked = await asksOf(database.pool, resource);
  expect(asked.length).toBeGreaterThan(8);
  for (const filters of asked) {
    const where = conditionsOf(resource, filters);
    const plan = await rowsOf(
      database.pool,
      sql`explain (format json) select id from ${name(resource.path)}
          ${where.length === 0 ? sql`` : sql`where ${sql.join(where, sql` and `)}`} order by "createdAt" desc, id desc limit 100`,
    );
    expect([filters, JSON.stringify(plan)]).toEqual([filters, expect.not.stringContaining('Seq Scan')]);
  }
});
