import { sql, type SQL } from 'drizzle-orm';
import { creditOverview, invoiceOverview } from '../../../src/domain/billing/billingCalls.ts';
import { suggestedUntil } from '../../../src/domain/billing/rhythm.ts';
import { contract } from '../../../src/domain/contract/contract.ts';
import { billingRhythms } from '../../../src/domain/customer/choices/billingRhythms.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import type { InvoiceType } from '../../../src/domain/invoice/series.ts';
import { resourceOf } from '../../../src/domain/resources.ts';
import { companyZone, todayIn } from '../../../src/domain/time/zone.ts';
import { permitted } from '../../read/listAccess.ts';
import { readListQuery } from '../../read/listQuery.ts';
import { conditionsOf } from '../../storage/filters.ts';
import { documentNet } from '../../storage/documentNet.ts';
import { verdictOf } from '../../storage/judgements.ts';
import { rowsOf, whereOf, type Queryable } from '../../storage/sql.ts';
import { respond, type Asked } from '../handler.ts';

const contracts = resourceOf(contract);

type Row = {
  readonly of: number | null;
  readonly members: readonly number[];
  readonly rhythm: string;
  readonly until: string;
  readonly contracts: number;
  readonly ready: number;
  readonly asked: number;
  readonly unbillable: number;
  readonly allTotal: string;
  readonly total: string;
  readonly suggested: number;
  readonly suggestedTotal: string;
};

/** What a list of accounting has for each customer or driver; a driver without rhythm of his own is paid monthly. */
const kinds = {
  Rechnung: {
    path: 'customers',
    owner: sql`customers.id`,
    member: sql`"contractClientAddress"`,
    rhythm: sql`coalesce(customers."billingRhythm", 'monthly')`,
    joined: sql`left join customers on customers.id = hits.member`,
  },
  Gutschrift: {
    path: 'drivers',
    owner: sql`coalesce(drivers.fahrervon, drivers.id)`,
    member: sql`driver`,
    rhythm: sql`'monthly'`,
    joined: sql`left join drivers on drivers.id = hits.member`,
  },
} as const;

async function overview(to: Queryable, { type, where, today }: { type: InvoiceType; where: SQL; today: string }) {
  const { path, owner, member, rhythm, joined } = kinds[type];
  const until = sql.join(
    billingRhythms.items.map(({ key }) => sql`when ${key} then ${suggestedUntil(key, today)}`),
    sql` `,
  );
  const rows = await rowsOf<Row>(
    to,
    sql`with hits as materialized (
          select ${member} as member, bringdatum::text as day, ${documentNet(type, sql`contracts`)} as net,
            ${verdictOf(type)} as verdict
          from contracts ${where}),
        owned as (select hits.*, ${owner} as owner, ${rhythm} as rhythm from hits ${joined}),
        dated as (select owned.*, case rhythm ${until} end as until from owned)
        select owner as of, array_remove(array_agg(distinct member), null) as members, rhythm, until,
          count(*)::int as contracts, count(*) filter (where verdict = 'ready')::int as ready,
          count(*) filter (where verdict = 'asked')::int as asked,
          count(*) filter (where verdict = 'unbillable')::int as unbillable,
          sum(net)::numeric(14, 2)::text as "allTotal",
          coalesce(sum(net) filter (where verdict = 'ready'), 0)::numeric(14, 2)::text as total,
          count(*) filter (where verdict = 'ready' and day <= until)::int as suggested,
          coalesce(sum(net) filter (where verdict = 'ready' and day <= until), 0)::numeric(14, 2)::text as "suggestedTotal"
        from dated group by owner, rhythm, until`,
  );
  return {
    groups: rows.map(({ of, members, ...it }) => ({
      ...it,
      of: of === null ? null : iriOf(path, of),
      members: members.map((id) => iriOf(path, Number(id))),
    })),
  };
}

function overviewFor(type: InvoiceType) {
  return ({ database: { pool }, actor, now }: Asked, asked: Parameters<typeof readListQuery>[1]) => {
    const { filters } = permitted(contracts, readListQuery(contracts, asked), actor);
    const where = whereOf(conditionsOf(contracts, filters));
    return overview(pool, { type, where, today: todayIn(companyZone, now) });
  };
}

/** What can be invoiced, customer by customer. */
export const invoiceOverviewOf = respond(invoiceOverview, overviewFor('Rechnung'));
/** What drivers can be paid, driver by driver. */
export const creditOverviewOf = respond(creditOverview, overviewFor('Gutschrift'));
