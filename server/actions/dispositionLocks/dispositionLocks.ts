import { sql } from 'drizzle-orm';
import { allowed, refused, type Verdict } from '../../../src/domain/define/verdict.ts';
import { dispositionLock } from '../../../src/domain/disposition/dispositionLock.ts';
import { formatDate } from '../../../src/domain/time/formatDay.ts';
import { rowsOf } from '../../storage/sql.ts';
import { behave, type Intent, type Scope } from '../../write/behaviour.ts';

/** One entry for each day (R72). */
async function checkDay({ kind, after }: Intent<typeof dispositionLock>, { client }: Scope): Promise<Verdict<'datum'>> {
  if (kind !== 'create') return allowed;
  const there = await rowsOf(client, sql`select 1 from disposition_locks where datum = ${after.datum}`);
  return there.length === 0
    ? allowed
    : refused(`Für den ${formatDate(after.datum)} gibt es bereits eine Sperre`, 'datum');
}

/** What a lock day does beyond storing its fields. */
export const dispositionLocks = behave(dispositionLock, { check: [checkDay] });
