import { sql } from 'drizzle-orm';
import { allowed, refused, type Verdict } from '../../../src/domain/define/verdict.ts';
import { idOf } from '../../../src/domain/define/resource.ts';
import { checkSpan } from '../../../src/domain/driver/absence.ts';
import { driverAbsence } from '../../../src/domain/driver/driverAbsence.ts';
import { rowsOf } from '../../storage/sql.ts';
import { behave, type Intent, type Scope } from '../../write/behaviour.ts';

/** No driver is away twice at a time; whoever writes the same driver's absences waits for the other. */
async function checkAbsence(
  { kind, before, after: { driver, from, until } }: Intent<typeof driverAbsence>,
  { client }: Scope,
): Promise<Verdict<'from' | 'until'>> {
  const id = driver === null ? undefined : idOf('drivers', driver);
  const span = checkSpan({ from, until });
  if (kind === 'delete' || id === undefined || span.verdict === 'refused') return kind === 'delete' ? allowed : span;
  await rowsOf(client, sql`select from drivers where id = ${id} for no key update`);
  const others = await rowsOf(
    client,
    sql`select from driver_absences
        where driver = ${id} and id <> ${before?.id ?? 0} and "from" <= ${until} and until >= ${from} limit 1`,
  );
  return others.length === 0 ? allowed : refused('Für diese Zeit gibt es schon eine Abwesenheit.', 'from');
}

/** What an absence of a driver does beyond storing its fields. */
export const driverAbsences = behave(driverAbsence, { check: [checkAbsence] });
