import { sql } from 'drizzle-orm';
import { driver } from '../../../src/domain/driver/driver.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { companyZone, todayIn } from '../../../src/domain/time/zone.ts';
import { defineJob } from '../../jobs/defineJob.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { Scope } from '../../write/behaviour.ts';
import { countPapers } from './documents.ts';

/** A check of which no copy is left counts until the paper runs out; from the next day on it is missing again. */
export const endedChecks = defineJob({
  name: 'drivers.endedChecks',
  title: 'Abgelaufene Prüfungen von Fahrerdokumenten',
  schedule: { at: '00:15' },
  retries: [600_000],
  async run({ scope }) {
    const count = await scope(endChecks);
    return count === 0 ? {} : { result: `${String(count)} Fahrer` };
  },
});

/** Counts the papers of those anew whose check has run out and still counts; answers how many there were. */
export async function endChecks(scope: Scope): Promise<number> {
  const today = todayIn(companyZone, scope.now);
  const rows = await rowsOf<{ id: number }>(
    scope.client,
    sql`select f.id from drivers f where exists (
          select from driver_documents d where d.driver = f.id and d.file is null and d."validUntil" < ${today}
            and d.type = any(f."documentTypes")
            and not exists (select from driver_documents o where o.driver = f.id and o.type = d.type and o.file is not null))
        order by f.id`,
  );
  for (const { id } of rows) await countPapers(scope, iriOf(driver.path, id));
  return rows.length;
}
