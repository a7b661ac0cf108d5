import { sql, type SQL } from 'drizzle-orm';
import { idOf } from '../../../src/domain/define/resource.ts';
import { allowed, refused, type Verdict } from '../../../src/domain/define/verdict.ts';
import type { CalendarDay } from '../../../src/domain/time/calendarDay.ts';
import { formatDate } from '../../../src/domain/time/formatDay.ts';
import { companyZone, todayIn } from '../../../src/domain/time/zone.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { Scope } from '../../write/behaviour.ts';

/** What a hold may stand on, as columns of the query that asks. */
export type Touched = {
  readonly customer?: SQL;
  readonly driver?: SQL;
  readonly contract?: SQL;
  readonly invoice?: SQL;
  /** The year of a document, whose tax period may be open. */
  readonly year?: SQL;
};

/** Whether a hold stops a deletion that touches these records today. */
export function isHeld(touched: Touched, today: CalendarDay): SQL {
  return sql`exists (select ${holdsOn(touched, today)})`;
}

/** The holds that stop it, as the end of a query. */
function holdsOn({ year, ...records }: Touched, today: CalendarDay): SQL {
  const on = [
    ...Object.entries(records).map(([field, column]) => sql`h.${sql.raw(`"${field}"`)} = ${column}`),
    ...(year ? [sql`h."taxYear" = ${year}`] : []),
  ];
  return sql`from retention_holds h where (h.until is null or h.until >= ${today}) and (${sql.join(on, sql` or `)})`;
}

/** Nobody deletes by hand either what a hold keeps. */
export async function keepHeld<Place extends string = never>(
  { client, now }: Pick<Scope, 'client' | 'now'>,
  touched: Touched,
  at?: Place,
): Promise<Verdict<Place>> {
  const [hold] = await rowsOf<{ reason: string; until: string | null }>(
    client,
    sql`select h.reason, h.until ${holdsOn(touched, todayIn(companyZone, now))} limit 1`,
  );
  if (!hold) return allowed;
  const until = hold.until === null ? '' : ` bis ${formatDate(hold.until)}`;
  return refused(`Eine Löschsperre${until} hält das fest: ${hold.reason}`, at);
}

type Deleting<Row> = { readonly kind: string; readonly before: Row | undefined };

/** A check: who deletes a record by hand is told of a hold that stands on what it touches. */
export function keepWhileHeld<Row>(touched: (record: Row) => Touched) {
  return async ({ kind, before }: Deleting<Row>, scope: Scope): Promise<Verdict> =>
    kind === 'delete' && before !== undefined ? keepHeld(scope, touched(before)) : allowed;
}

/** A reference as the number that a hold names. */
export const heldNumber = (path: string, iri: string | null): SQL => sql`${idOf(path, iri ?? '') ?? 0}::bigint`;

/** Whether a hold stands on a contract, on its customer or driver, or on a document that it is on. */
export function isContractHeld(contract: SQL, today: CalendarDay): SQL {
  return sql`exists (select from retention_holds h left join contracts of on of.id = ${contract}
    where (h.until is null or h.until >= ${today})
      and (h.contract = ${contract} or h.customer = of."contractClientAddress" or h.driver = of.driver
        or h.invoice in (select e.invoice from invoice_entries e where e.contract = ${contract})))`;
}
