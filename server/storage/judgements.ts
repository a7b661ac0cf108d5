import { sql, type SQL } from 'drizzle-orm';
import { creditObstacles, invoiceObstacles, type ObstacleKey } from '../../src/domain/billing/obstacles.ts';
import type { Filter } from '../../src/domain/define/filter.ts';
import type { InvoiceType } from '../../src/domain/invoice/series.ts';
import { jobCategories } from '../../src/domain/choices/jobCategories.ts';
import { agreementHolds, asksWithoutAgreement } from './agreementHolds.ts';
import { anyOf, BadFilter, isTrue, type Asked } from './askedFilter.ts';
import { driversOfChangedGroup, groupOnDay } from './groupOnDay.ts';
import { farFromPlan, skipsTaxHere, underWay } from './judgedAlike.ts';
import { standsOn } from './standsOn.ts';

type Judge = Readonly<Record<string, SQL>>;

/** The drivers whose rides are paid to somebody of whom this holds: to themselves, or to whom they drive for. */
const driversPaidTo = (condition: SQL) =>
  sql`select own.id from drivers own join drivers paid on paid.id = coalesce(own.fahrervon, own.id) where ${condition}`;
/** Whoever is paid for the ride: its driver, or the one he drives for. */
const paidDriver = (condition: SQL) => sql`coalesce(driver in (${driversPaidTo(condition)}), false)`;
/** It stands on a draft, which is a document without a number. */
const onDraft = (type: InvoiceType, which = sql`true`) =>
  sql`contracts.id in (select entry.contract from invoice_entries entry
      join invoices document on document.id = entry.invoice
      where entry.contract is not null and document.type = ${type} and document."orderNumber" is null
        and document.invoice is null and document."cancelledBy" is null and ${which})`;
const credited = jobCategories.items.filter((it) => it.credit).map((it) => it.id);
const wrongGroup = (group: SQL) => sql`${group} is null or ${group} <> all(${sql.param(credited)}::bigint[])`;
const onRideDay = groupOnDay({ driver: sql`paid.id`, group: sql`paid.gruppe`, day: sql`contracts.bringdatum` });
/**
 * Whoever is paid for the ride belonged to such a group on its day. Their drivers are found once, before anything is
 * asked of each ride. The history is asked only of those whose group was ever changed; of the others one look at all
 * drivers is enough.
 */
const paidInGroup = (holds: (group: SQL) => SQL, among = isOneOf) =>
  sql`(${among(driversPaidTo(sql`${holds(sql`paid.gruppe`)} or own.id in ${driversOfChangedGroup}`))}
    and case when driver in ${driversOfChangedGroup} then ${paidDriver(holds(onRideDay))} else true end)`;
/** Their rides are looked up in the index of drivers. */
const isOneOf = (drivers: SQL) => sql`driver = any(array(${drivers}))`;
/** The same where each ride is asked: found by a hash instead of running through all of them. */
const isHashed = (drivers: SQL) => sql`driver in (${drivers})`;

const questions = (amount: SQL) =>
  ({
    open: sql.raw(`(${underWay})`),
    waiting: sql`"hasUnapprovedWaiting"`,
    receipt: sql`"hasExpenseWithoutReceipt"`,
    kilometres: sql.raw(farFromPlan),
    cancelled: sql`("isStorniert" and coalesce(${amount}, 0) = 0)`,
  }) as const;

type Sentences<O extends readonly { readonly key: ObstacleKey }[]> = Readonly<Record<O[number]['key'], SQL>>;

/** The obstacles of `obstaclesToInvoice`, each as SQL over contracts; a test holds both against each other. */
const toInvoice = (billed: SQL): Sentences<typeof invoiceObstacles> => ({
  blocked: sql`"sperrenfuerrechnung" = '1'`,
  billed,
  drafted: sql`(not ${billed} and ${onDraft('Rechnung')})`,
  test: sql`"testContract"`,
  withoutAmount: sql`auftragswert is null`,
  withoutRecipient: sql`"contractClientAddress" is null`,
  skipTax: sql`(not ${billed} and ${onDraft('Rechnung', skipsTaxHere)})`,
  ...questions(sql`auftragswert`),
});

const withoutAgreement = paidDriver(sql`not ${agreementHolds(sql`paid.id`)}`);

/** The same of `obstaclesToCredit`. */
const toCredit = (billed: SQL): Sentences<typeof creditObstacles> => ({
  blocked: sql`"sperrenfuergutschrift" = '1'`,
  billed,
  drafted: sql`(not ${billed} and ${onDraft('Gutschrift')})`,
  test: sql`"testContract"`,
  withoutAmount: sql`gutschriftpreis is null`,
  withoutDriver: sql`driver is null`,
  group: paidInGroup(wrongGroup, isHashed),
  taxNumber: paidDriver(sql`paid.ustid is null and paid.steuernummer is null`),
  agreement: sql`(not ${asksWithoutAgreement} and ${withoutAgreement})`,
  agreementAsked: sql`(${asksWithoutAgreement} and ${withoutAgreement})`,
  ...questions(sql`gutschriftpreis`),
});

type Obstacles = readonly { readonly key: ObstacleKey; readonly tone: 'red' | 'yellow'; readonly isHint?: true }[];
type Judged = { readonly of: Judge; readonly inTheWay: SQL; readonly asks: SQL };

/** What keeps a contract off its document (red), and what is asked about before (yellow, where it is no mere hint). */
function judged(of: Judge, list: Obstacles): Judged {
  const oneOf = (obstacles: Obstacles) => anyOf(obstacles.flatMap(({ key }) => of[key] ?? []));
  return {
    of,
    inTheWay: oneOf(list.filter((it) => it.tone === 'red')),
    asks: oneOf(list.filter((it) => it.tone === 'yellow' && !it.isHint)),
  };
}

const judgedOf = (type: InvoiceType, billed = sql.raw(standsOn(type))) =>
  type === 'Rechnung' ? judged(toInvoice(billed), invoiceObstacles) : judged(toCredit(billed), creditObstacles);

function answers({ asks, inTheWay, of }: Judged): Judge {
  return {
    ...of,
    unbillable: inTheWay,
    billable: sql`not ${inTheWay}`,
    asked: sql`(not ${inTheWay} and ${asks})`,
    ready: sql`(not ${inTheWay} and not ${asks})`,
  };
}

const yesOrNo = (holds: string): Judge => ({ true: sql.raw(holds), false: sql.raw(`not ${holds}`) });

const judges: Readonly<Record<string, Judge | ((values: readonly string[]) => SQL)>> = {
  billed: yesOrNo(standsOn('Rechnung')),
  credited: yesOrNo(standsOn('Gutschrift')),
  invoiceObstacle: answers(judgedOf('Rechnung')),
  creditObstacle: answers(judgedOf('Gutschrift')),
  paidGroup: (keys) => {
    const ids = sql.param(jobCategories.items.filter((it) => keys.includes(it.key)).map((it) => it.id));
    return paidInGroup((group) => sql`${group} = any(${ids}::bigint[])`);
  },
};

/**
 * Whether a contract is `unbillable`, `asked` about or `ready`, as a text over contracts; each obstacle is looked for
 * once, and no question is asked of what is not billed anyway. Of contracts that are all `unbilled` the index knows it,
 * and their rows need not be opened for the numbers of their documents.
 */
export function verdictOf(type: InvoiceType, { unbilled }: { readonly unbilled: boolean }): SQL {
  const { asks, inTheWay } = unbilled ? judgedOf(type, sql`false`) : judgedOf(type);
  return sql`case when ${inTheWay} then 'unbillable' when ${asks} then 'asked' else 'ready' end`;
}

/**
 * Whether contracts that were taken off a document come on another one: they stand there already, or will. A cancelled
 * one that costs nothing is no reason to write again.
 */
export function isBilledAnew(type: InvoiceType): SQL {
  const billed = sql.raw(standsOn(type));
  const { drafted, cancelled } = type === 'Rechnung' ? toInvoice(billed) : toCredit(billed);
  return sql`(${billed} or ${drafted} or (not ${judgedOf(type).inTheWay} and not ${cancelled}))`;
}

/** A rule of the business over the rows of a list; of several answers one must hold. */
export function judgedSql({ items, judge, label }: Extract<Filter, { kind: 'judged' }>, asked: Asked): SQL {
  const values = items ? asked.values : [String(isTrue(asked))];
  const of = judges[judge] ?? {};
  const wrong = (value: string) => new BadFilter(`„${value}“ ist kein Wert des Filters „${label}“.`);
  if (typeof of === 'function') {
    const unknown = values.find((value) => !items?.some((it) => it.key === value));
    if (unknown !== undefined) throw wrong(unknown);
    return of(values);
  }
  return anyOf(
    values.map((value) => {
      const holds = of[value];
      if (!holds) throw wrong(value);
      return holds;
    }),
  );
}
