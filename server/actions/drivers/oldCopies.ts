import { sql } from 'drizzle-orm';
import { driverDocument } from '../../../src/domain/driver/driverDocument.ts';
import { guardedTypes } from '../../../src/domain/driver/guardedPaper.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { defineJob } from '../../jobs/defineJob.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { Scope } from '../../write/behaviour.ts';

/** Nobody checks a copy as old as this any more; it has to be sent anew (retention.md). */
const keptDays = 30;

/** The copy of a licence goes with its check, and where nobody checks it after a month. */
export const oldCopies = defineJob({
  name: 'drivers.oldCopies',
  title: 'Ungeprüfte Führerscheinkopien',
  schedule: { at: '00:20' },
  retries: [600_000],
  async run({ scope }) {
    const count = await scope(forgetOldCopies);
    return count === 0 ? {} : { result: `${String(count)} ${count === 1 ? 'Kopie' : 'Kopien'} gelöscht` };
  },
});

/** Takes the copies out of the papers that nobody has checked in time; answers how many there were. */
export async function forgetOldCopies(scope: Scope): Promise<number> {
  const rows = await rowsOf<{ id: number }>(
    scope.client,
    sql`select d.id from driver_documents d join images i on i.id = d.file
        where d.type = any(${sql.param([...guardedTypes])}::text[])
          and i.uploaded_at < ${scope.now.toISOString()}::timestamptz - make_interval(days => ${keptDays})
        order by d.id`,
  );
  for (const { id } of rows) await scope.change(driverDocument, iriOf(driverDocument.path, id), { file: null });
  return rows.length;
}
