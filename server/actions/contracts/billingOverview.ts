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
    billedFilter: 'billed',
    member: sql`"contractClientAddress"`,
    members: sql`select id as member, id as owner, coalesce("billingRhythm", 'monthly') as rhythm from customers`,
  },
  Gutschrift: {
    path: 'drivers',
    billedFilter: 'credited',
    member: sql`driver`,
    members: sql`select id as member, coalesce(fahrervon, id) as owner, 'monthly' as rhythm from drivers`,
  },
} as const;

const counted = (holds: SQL) => sql`coalesce(sum(contracts) filter (where ${holds}), 0)::int`;
const summed = (holds: SQL) => sql`coalesce(sum(net) filter (where ${holds}), 0)::numeric(14, 2)::text`;

type Listed = { type: InvoiceType; where: SQL; unbilled: boolean; today: string };

/**
 * Summed up by whose rides they are first, who are few, and then by who stands behind them; `within` is the first end
 * of a rhythm by which a ride is delivered.
 */
async function overview(to: Queryable, { type, where, unbilled, today }: Listed) {
  const { path, member, members } = kinds[type];
  const ends = billingRhythms.items.map(({ key }) => ({ key, day: suggestedUntil(key, today) }));
  const whens = (arms: readonly SQL[]) => sql`case ${sql.join([...arms], sql` `)} end`;
  const until = whens(ends.map(({ key, day }) => sql`when rhythm = ${key} then ${day}::date`));
  const within = whens(
    [...new Set(ends.map((it) => it.day))]
      .toSorted()
      .map((day) => sql`when bringdatum <= ${day}::date then ${day}::date`),
  );
  const rows = await rowsOf<Row>(
    to,
    sql`with told as materialized (
          select ${member} as member, ${verdictOf(type, { unbilled })} as verdict, ${within} as within,
            count(*) as contracts, sum(${documentNet(type, sql`contracts`)}) as net
          from contracts ${where} group by 1, 2, 3),
        members as materialized (select it.*, ${until} as until from (${members}) it),
        owned as (select told.*, owner, coalesce(rhythm, 'monthly') as rhythm,
            coalesce(until, ${suggestedUntil('monthly', today)}::date) as until
          from told left join members on members.member = told.member)
        select owner as of, array_remove(array_agg(distinct member), null) as members, min(rhythm) as rhythm,
          min(until)::text as until, sum(contracts)::int as contracts,
          ${counted(sql`verdict = 'ready'`)} as ready, ${counted(sql`verdict = 'asked'`)} as asked,
          ${counted(sql`verdict = 'unbillable'`)} as unbillable,
          ${counted(sql`verdict = 'ready' and within <= until`)} as suggested,
          ${summed(sql`true`)} as "allTotal", ${summed(sql`verdict = 'ready'`)} as total,
          ${summed(sql`verdict = 'ready' and within <= until`)} as "suggestedTotal"
        from owned group by owner`,
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
    const unbilled = filters.some((it) => it.name === kinds[type].billedFilter && !isTrue(it));
    return overview(pool, { type, where, unbilled, today: todayIn(companyZone, now) });
  };
}

/** What can be invoiced, customer by customer. */
export const invoiceOverviewOf = respond(invoiceOverview, overviewFor('Rechnung'));
/** What drivers can be paid, driver by driver. */
export const creditOverviewOf = respond(creditOverview, overviewFor('Gutschrift'));
