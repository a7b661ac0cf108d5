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
import { isTrue } from '../../storage/askedFilter.ts';
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
    billed: 'billed',
    member: sql`"contractClientAddress"`,
    members: sql`select id as member, id as owner, coalesce("billingRhythm", 'monthly') as rhythm from customers`,
  },
  Gutschrift: {
    path: 'drivers',
    billed: 'credited',
    member: sql`driver`,
    members: sql`select id as member, coalesce(fahrervon, id) as owner, 'monthly' as rhythm from drivers`,
  },
} as const;

type Listed = { type: InvoiceType; where: SQL; unbilled: boolean; today: string };

/** Summed up by whose rides they are first, who are few, and then by who stands behind them. */
async function overview(to: Queryable, { type, where, unbilled, today }: Listed) {
  const { path, member, members } = kinds[type];
  const until = sql.join(
    billingRhythms.items.map(({ key }) => sql`when ${key} then ${suggestedUntil(key, today)}::date`),
    sql` `,
  );
  const rows = await rowsOf<Row>(
    to,
    sql`with hits as materialized (
          select ${member} as member, bringdatum as day, ${documentNet(type, sql`contracts`)} as net,
            ${verdictOf(type, { unbilled })} as verdict
          from contracts ${where}),
        members as materialized (select it.*, case rhythm ${until} end as until from (${members}) it),
        told as (select hits.member, count(*) as contracts, sum(net) as net,
            count(*) filter (where verdict = 'ready') as ready, sum(net) filter (where verdict = 'ready') as "readyNet",
            count(*) filter (where verdict = 'asked') as asked,
            count(*) filter (where verdict = 'unbillable') as unbillable,
            count(*) filter (where verdict = 'ready' and day <= until) as suggested,
            sum(net) filter (where verdict = 'ready' and day <= until) as "suggestedNet"
          from hits left join members on members.member = hits.member group by hits.member)
        select owner as of, array_remove(array_agg(told.member), null) as members,
          coalesce(rhythm, 'monthly') as rhythm, coalesce(until, ${suggestedUntil('monthly', today)}::date)::text as until,
          sum(contracts)::int as contracts, sum(ready)::int as ready, sum(asked)::int as asked,
          sum(unbillable)::int as unbillable, sum(net)::numeric(14, 2)::text as "allTotal",
          coalesce(sum("readyNet"), 0)::numeric(14, 2)::text as total, sum(suggested)::int as suggested,
          coalesce(sum("suggestedNet"), 0)::numeric(14, 2)::text as "suggestedTotal"
        from told left join members on members.member = told.member group by owner, rhythm, until`,
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
    const unbilled = filters.some((it) => it.name === kinds[type].billed && !isTrue(it));
    return overview(pool, { type, where, unbilled, today: todayIn(companyZone, now) });
  };
}

/** What can be invoiced, customer by customer. */
export const invoiceOverviewOf = respond(invoiceOverview, overviewFor('Rechnung'));
/** What drivers can be paid, driver by driver. */
export const creditOverviewOf = respond(creditOverview, overviewFor('Gutschrift'));
