import { sql } from 'drizzle-orm';
import { choiceOf } from '../../src/domain/choices/choices.ts';
import { retentionKinds, type RetentionKind } from '../../src/domain/retention/choices/retentionKinds.ts';
import type { Period } from '../../src/domain/retention/cutoff.ts';
import { rowsOf, type Queryable } from './sql.ts';

/** How long a kind of data is kept; a period that was made shorter only once somebody has agreed to it. */
export async function keptFor(to: Queryable, kind: RetentionKind): Promise<Period> {
  const [row] = await rowsOf<Period>(
    to,
    sql`select greatest(amount, approved) as amount, unit from retention_periods where kind = ${kind}`,
  );
  const usual = choiceOf(retentionKinds, kind);
  return row ?? { amount: usual?.amount ?? 0, unit: usual?.unit ?? 'days' };
}
