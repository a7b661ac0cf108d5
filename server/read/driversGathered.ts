import { sql, type SQL } from 'drizzle-orm';
import type { AnyRow } from '../../src/domain/define/row.ts';
import type { KeyOf } from '../../src/domain/choices/choices.ts';
import type { applicationStatuses } from '../../src/domain/application/choices/applicationStatuses.ts';
import { iriOf } from '../../src/domain/define/resource.ts';
import type { DomainRecord } from '../storage/rows.ts';
import { rowsOf, type Queryable } from '../storage/sql.ts';

const countOf: Readonly<Record<KeyOf<typeof applicationStatuses>, string>> = {
  pending: 'applicationsCount',
  accepted: 'acceptedApplicationsCount',
  declined: 'declinedApplicationsCount',
  revoked: 'revokedApplicationsCount',
  deleted: 'deletedApplicationsCount',
};
const ridesShown = 5;
type Ride = {
  readonly driver: number;
  readonly id: number;
  readonly auftragsnummer: string;
  readonly datum: string;
  readonly from: string | null;
  readonly to: string | null;
};

/**
 * How often drivers applied and how it ended, what they drove last and what they drive next; trial rides do not count.
 */
export async function gatherDrivers(
  to: Queryable,
  records: readonly Pick<DomainRecord, 'id'>[],
  fields: ReadonlySet<string>,
): Promise<ReadonlyMap<number, AnyRow>> {
  const ids = sql`${sql.param(records.map((it) => it.id))}::bigint[]`;
  const rows = new Map(records.map((it) => [it.id, {} as Record<string, unknown>]));
  if (Object.values(countOf).some((it) => fields.has(it))) {
    for (const row of rows.values()) for (const name of Object.values(countOf)) row[name] = 0;
    const counts = await rowsOf<{ driver: number; status: keyof typeof countOf; n: number }>(
      to,
      sql`select driver, status, count(*)::int as n from applications where driver = any(${ids}) group by driver, status`,
    );
    for (const { driver, status, n } of counts) {
      const row = rows.get(driver);
      if (row) row[countOf[status]] = n;
    }
  }
  if (fields.has('activeSubDrivers')) {
    for (const row of rows.values()) row.activeSubDrivers = 0;
    const found = await rowsOf<{ driver: number; n: number }>(
      to,
      sql`select fahrervon as driver, count(*)::int as n from drivers where fahrervon = any(${ids}) and active group by fahrervon`,
    );
    for (const { driver, n } of found) Object.assign(rows.get(driver) ?? {}, { activeSubDrivers: n });
  }
  for (const name of ['lastContracts', 'nextContracts'] as const) {
    if (!fields.has(name)) continue;
    for (const row of rows.values()) row[name] = [];
    for (const { driver, id, ...ride } of await ridesOf(to, ids, name === 'nextContracts'))
      (rows.get(driver)?.[name] as unknown[] | undefined)?.push({ iri: iriOf('contracts', id), ...ride });
  }
  return rows;
}

/** The rides before and from the day on which is asked; the day is that of the company. */
function ridesOf(to: Queryable, ids: SQL, isNext: boolean): Promise<Ride[]> {
  const [when, order] = isNext ? [sql`>=`, sql`asc`] : [sql`<`, sql`desc`];
  return rowsOf<Ride>(
    to,
    sql`select d.id as driver, c.id, c.auftragsnummer, c.datum::text, c."pickupLocation"->>'ort' as "from", c."deliveryLocation"->>'ort' as "to"
        from unnest(${ids}) as d(id) cross join lateral (
          select * from contracts c where c.driver = d.id and c.datum ${when} (now() at time zone 'Europe/Berlin')::date
            and not c."isStorniert" and not c."testContract"
          order by c.datum ${order}, c.id ${order} limit ${ridesShown}) c
        order by d.id, c.datum ${order}, c.id ${order}`,
  );
}
