import { sql } from 'drizzle-orm';
import { choiceOf } from '../../src/domain/choices/choices.ts';
import { retentionKinds, type RetentionKind } from '../../src/domain/retention/choices/retentionKinds.ts';
import type { Period } from '../../src/domain/retention/cutoff.ts';
import { rowsOf, type Queryable } from './sql.ts';

const values = retentionKinds.items
  .map(({ key, amount, unit }) => `('${key}', ${String(amount)}, '${unit}', ${String(amount)})`)
  .join(', ');

/** Every kind of data has its period from the first start; a kind that is new with this version gets its default. */
export const retentionDefaults = `insert into retention_periods (kind, amount, unit, approved)
  select kind, amount, unit, approved from (values ${values}) as usual(kind, amount, unit, approved)
  where not exists (select from retention_periods it where it.kind = usual.kind)`;

/** How long a kind of data is kept; a period that was made shorter only once somebody has agreed to it. */
export async function retentionPeriodOf(to: Queryable, kind: RetentionKind): Promise<Period> {
  const [row] = await rowsOf<Period>(
    to,
    sql`select greatest(amount, approved) as amount, unit from retention_periods where kind = ${kind}`,
  );
  const usual = choiceOf(retentionKinds, kind);
  return row ?? { amount: usual?.amount ?? 0, unit: usual?.unit ?? 'days' };
}
