import { sql, type SQL } from 'drizzle-orm';
import { kmBuckets, leadBuckets, type Bucket } from '../../../src/domain/statistics/buckets.ts';
import type { Figure } from '../../../src/domain/statistics/figures.ts';
import { expenseTypes } from '../../../src/domain/protocol/choices/expenseTypes.ts';
import { rateOfReceipt } from '../../../src/domain/invoice/ridePositions.ts';

/** What a figure is counted of: one row for each thing that adds to it, with the contract that it belongs to. */
type Source = {
  readonly from?: SQL;
  readonly where?: SQL;
  readonly key?: SQL;
  readonly total?: SQL;
  readonly credit?: SQL;
  readonly km?: SQL;
};

const cents = (amount: SQL): SQL => sql`round(coalesce(${amount}, 0) * 100)::bigint`;
const isDone = sql`not c."isStorniert"`;
const protocolOf = sql`join protocols p on p.contract = c.id`;
const entry = (table: string): SQL => sql`${protocolOf} join ${sql.identifier(table)} e on e.protocol = p.id`;
const driven = sql`round(coalesce(c.istkm, c."googleKm", 0))::bigint`;

/** The bar of a histogram in which a value lies. */
function bucketOf(value: SQL, buckets: readonly Bucket[]): SQL {
  const ends = buckets
    .slice(0, -1)
    .map(({ key, to }) => sql`when ${value} <= ${sql.raw(String(to))} then ${quoted(key)}`);
  return sql`case ${sql.join(ends, sql` `)} else ${quoted(buckets.at(-1)?.key ?? '')} end`;
}
const quoted = (text: string): SQL => sql.raw(`'${text.replaceAll("'", "''")}'`);

/** What an expense is without the tax on its receipt (R22). */
const netOfExpense = sql`round(e.amount * 100 / (1 + case e.type ${sql.join(
  expenseTypes.items.map(({ key }) => sql`when ${quoted(key)} then ${sql.raw(rateOfReceipt(key))}`),
  sql` `,
)} else 19 end / 100.0))::bigint`;

const delivered = sql`${protocolOf} join lateral (
  select max((it ->> 'date')::timestamptz) at time zone 'Europe/Berlin' as at from jsonb_array_elements(p."statusArray") it
  where it ->> 'status' = '3') d3 on d3.at is not null`;
const inWindow = sql`d3.at between c.bringdatum + coalesce(nullif(c."deliveryTimeFrom", '')::time, time '00:00')
  and c.bringdatum + coalesce(nullif(c."deliveryTimeTo", '')::time, time '23:59') + interval '59 seconds'`;

const arranged = sql`join contract_avis a on a.contract = c.id and a.status = 'confirmed' join lateral (
  select max(l.date) as at from contract_avis_logs l
  where l.avis = a.id and l.fields -> 'status' ->> 'to' = 'confirmed') l on l.at is not null`;
const workingDays = sql`(select count(*) from generate_series((a."createdAt" at time zone 'Europe/Berlin')::date + 1,
  (l.at at time zone 'Europe/Berlin')::date, interval '1 day') as it where extract(isodow from it) < 6)`;

/** All but the applications, which are counted by the day on which somebody applied. */
const ofContracts: Readonly<Record<Exclude<Figure, 'application'>, Source>> = {
  ride: { where: isDone, total: cents(sql`c.auftragswert`), credit: cents(sql`c.gutschriftpreis`), km: driven },
  cancelled: { where: sql`c."isStorniert"` },
  electric: { where: sql`${isDone} and c."verzoegerteAbgabe"` },
  /** Expenses go on to the customer (R22), unless the contract is kept off his invoice. */
  ownExpense: {
    from: entry('protocol_expenses'),
    where: sql`${isDone} and c."sperrenfuerrechnung" = '1'`,
    total: netOfExpense,
  },
  driver: {
    where: sql`${isDone} and c.driver is not null`,
    key: sql`c.driver::text`,
    total: cents(sql`c.auftragswert`),
    credit: cents(sql`c.gutschriftpreis`),
    km: driven,
  },
  kmDifference: {
    where: sql`${isDone} and c."differenceBetweenGoogleAndActualKm" is not null`,
    key: bucketOf(sql`round(c."differenceBetweenGoogleAndActualKm")`, kmBuckets),
  },
  emptyRun: {
    from: protocolOf,
    where: sql`p."emptyRunDone"`,
    key: sql`coalesce(p."emptyRunReason", 'otherReason')`,
  },
  waiting: {
    from: entry('protocol_waitings'),
    key: sql`coalesce(e.reason, 'otherReason')`,
    total: sql`coalesce(e.minutes, 0)`,
  },
  damage: {
    from: entry('protocol_damages'),
    where: sql`e.image ->> 'processStateType' in ('SUBMITTED', 'RECEIVED')`,
    key: sql`coalesce(e.location, '') || '|' || coalesce(e.damage, '')`,
  },
  /** Every damage, also those that were there before, by what the damage tool tells apart (`damageKey`). */
  damageSpot: {
    from: entry('protocol_damages'),
    key: sql`concat_ws('|', coalesce(p."carType", ''), coalesce(e.location, ''), coalesce(e.component, ''), coalesce(e.damage, ''),
      case when e.image ->> 'processStateType' in ('SUBMITTED', 'RECEIVED') then 'new' else 'old' end)`,
  },
  delivery: { from: delivered, where: isDone, key: sql`case when ${inWindow} then 'in' else 'out' end` },
  leadTime: {
    where: isDone,
    key: bucketOf(sql`c.datum - (c."createdAt" at time zone 'Europe/Berlin')::date`, leadBuckets),
  },
  expense: {
    from: entry('protocol_expenses'),
    key: sql`coalesce(e.type, 'otherReason') || '|' || coalesce(e."paymentType", 'expense')`,
    total: cents(sql`e.amount`),
  },
  avis: { from: arranged, where: isDone, total: workingDays },
  complaint: {
    from: entry('protocol_complaints'),
    where: sql`e.complaint is not null`,
    key: sql`e.complaint::text || '|' || coalesce(c.driver::text, '')`,
  },
};

const regionOf = (plz: SQL): SQL => sql`case when ${plz} ~ '^[0-9]' then left(${plz}, 1)::smallint end`;

/** What adds to a figure on some days, thing by thing; trial rides count nowhere (R12). */
export function sourceOf(figure: Figure, days: (day: SQL) => SQL): SQL {
  const row = (day: SQL, { key, total, credit, km }: Source) => sql`c.id as contract, c.auftragsnummer as number,
    ${day} as day, d.id as driver, coalesce(c."contractClientAddress", 0) as customer, ${regionOf(sql`c."pickupLocation" ->> 'plz'`)} as region,
    d.gruppe::smallint as driver_group, ${key ?? sql`''`} as key, ${total ?? sql`0`} as total, ${credit ?? sql`0`} as credit,
    ${km ?? sql`0`} as km`;
  if (figure === 'application') {
    const day = sql`(e."createdAt" at time zone 'Europe/Berlin')::date`;
    return sql`select ${row(day, { key: sql`coalesce(e.status, 'pending')` })} from applications e
      left join contracts c on c.id = e.contract left join drivers d on d.id = e.driver
      where ${days(day)} and c."testContract" is not true`;
  }
  const { from = sql``, where = sql`true`, ...values } = ofContracts[figure];
  return sql`select ${row(sql`c.datum`, values)} from contracts c left join drivers d on d.id = c.driver ${from}
    where ${days(sql`c.datum`)} and not c."testContract" and ${where}`;
}
