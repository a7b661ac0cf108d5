import { sql, type SQL } from 'drizzle-orm';
import type { QueryResultRow } from 'pg';
import { obstacleTarget } from '../../src/domain/billing/obstacleTarget.ts';
import type { AnyRow } from '../../src/domain/define/row.ts';
import { iriOf } from '../../src/domain/define/resource.ts';
import { driver } from '../../src/domain/driver/driver.ts';
import { isFarOff } from '../../src/domain/km/kmChip.ts';
import { obstaclesToCredit, obstaclesToInvoice } from '../../src/domain/invoice/billability.ts';
import type { InvoiceType } from '../../src/domain/invoice/series.ts';
import type { DomainRecord } from '../storage/rows.ts';
import { agreementHolds, asksWithoutAgreement } from '../storage/agreementHolds.ts';
import { documentNet } from '../storage/documentNet.ts';
import { groupOnDay } from '../storage/groupOnDay.ts';
import { skipsTaxHere } from '../storage/judgedAlike.ts';
import { rowsOfPrepared, statementOf, type Queryable } from '../storage/sql.ts';

/** What both documents ask of a contract, its ride and its block. */
type Facts = {
  readonly id: number;
  readonly protocol: number | null;
  readonly testContract: boolean;
  readonly isStorniert: boolean;
  readonly leerfahrt: boolean;
  readonly isBlocked: boolean;
  readonly blockedBy: string | null;
  readonly blockedOn: string | null;
  readonly number: string | null;
  readonly document: string | null;
  readonly billedOn: string;
  readonly costsChangedOn: string | null;
  readonly draftedOn: string | null;
  readonly draftedBy: string | null;
  readonly protocolState: string | null;
  readonly unapprovedMinutes: number;
  readonly withoutReceipt: readonly { readonly type: string | null; readonly amount: string | null }[];
  readonly datum: string | null;
  readonly bringdatum: string | null;
  readonly differenceBetweenGoogleAndActualKm: number | null;
};
type Charged = Facts & {
  readonly auftragswert: string | null;
  readonly customer: number | null;
  readonly distance: number | null;
  readonly skipsTaxHere: boolean;
  readonly list: number | null;
  readonly listName: string | null;
  readonly reaches: number | null;
};
type Credited = Facts & {
  readonly gutschriftpreis: string | null;
  readonly paid: number | null;
  readonly vorname: string | null;
  readonly nachname: string | null;
  readonly firma: string | null;
  readonly group: number | null;
  readonly hasTaxNumber: boolean;
  readonly hasAgreement: boolean;
  readonly asksWithoutAgreement: boolean;
};

/** What stands between some contracts and their documents: one statement a document, however many there are. */
export async function gatherContracts(
  to: Queryable,
  records: readonly Pick<DomainRecord, 'id'>[],
  fields: ReadonlySet<string>,
): Promise<ReadonlyMap<number, AnyRow>> {
  const ids = records.map((it) => it.id);
  const charged = fields.has('invoiceObstacles') ? await readCharged(to, ids) : [];
  const credited = fields.has('creditObstacles') ? await readCredited(to, ids) : [];
  const invoice = new Map(charged.map((it) => [it.id, toInvoice(it)]));
  const credit = new Map(credited.map((it) => [it.id, toCredit(it)]));
  const nets = {
    invoiceNet: fields.has('invoiceNet') ? await readNets(to, ids, 'Rechnung') : undefined,
    creditNet: fields.has('creditNet') ? await readNets(to, ids, 'Gutschrift') : undefined,
  };
  return new Map(
    ids.map((id) => [
      id,
      {
        invoiceObstacles: invoice.get(id),
        creditObstacles: credit.get(id),
        invoiceNet: nets.invoiceNet?.get(id),
        creditNet: nets.creditNet?.get(id),
      },
    ]),
  );
}

function toInvoice(it: Charged) {
  const obstacles = obstaclesToInvoice({
    ...common(it),
    hasRecipient: it.customer !== null,
    skipsTaxHere: it.skipsTaxHere && it.number === null,
    auftragswert: it.auftragswert,
    distance: it.distance,
    priceGroup: it.listName === null || it.reaches === null ? null : { name: it.listName, reaches: it.reaches },
  });
  const around = {
    ...places(it),
    priceGroup: it.list === null ? undefined : iriOf('price_groups', it.list),
    customer: it.customer === null ? undefined : iriOf('customers', it.customer),
  };
  return obstacles.map((one) => ({ ...one, target: obstacleTarget(one, around) ?? null }));
}

function toCredit(it: Credited) {
  const obstacles = obstaclesToCredit({
    ...common(it),
    gutschriftpreis: it.gutschriftpreis,
    driver:
      it.paid === null
        ? null
        : {
            name: driver.represent(it as never),
            group: it.group,
            hasTaxNumber: it.hasTaxNumber,
            hasAgreement: it.hasAgreement,
            asksWithoutAgreement: it.asksWithoutAgreement,
          },
  });
  const around = { ...places(it), driver: it.paid === null ? undefined : iriOf('drivers', it.paid) };
  return obstacles.map((one) => ({ ...one, target: obstacleTarget(one, around) ?? null }));
}

function common(it: Facts) {
  return {
    testContract: it.testContract,
    isStorniert: it.isStorniert,
    leerfahrt: it.leerfahrt,
    blocked: it.isBlocked ? { by: it.blockedBy, day: it.blockedOn } : null,
    document: documentOf(it),
    protocolState: it.protocolState,
    unapprovedMinutes: it.unapprovedMinutes,
    withoutReceipt: it.withoutReceipt,
    kmOff: isFarOff(it) ? it.differenceBetweenGoogleAndActualKm : null,
  };
}

function documentOf({ billedOn, costsChangedOn, draftedBy, draftedOn, number }: Facts) {
  if (number !== null) return { number, day: billedOn, by: null, costsChangedOn };
  return draftedOn === null ? null : { number: null, day: draftedOn, by: draftedBy };
}

const places = ({ id, protocol, document }: Facts) => ({
  contract: iriOf('contracts', id),
  document: document === null ? undefined : iriOf('invoices', Number(document)),
  protocol: protocol === null ? undefined : iriOf('protocols', protocol),
});

const blockFields = { Rechnung: 'sperrenfuerrechnung', Gutschrift: 'sperrenfuergutschrift' } as const;
const berlinDay = (instant: string) => sql.raw(`(${instant} at time zone 'Europe/Berlin')::date::text`);

const quoted = (text: string) => sql.raw(`'${text}'`);

function facts(type: InvoiceType) {
  const block = sql.identifier(blockFields[type]);
  return sql`c.id, c.protocol, c."testContract", c."isStorniert", c.leerfahrt, c.${block} = '1' as "isBlocked",
    blocked.username as "blockedBy", blocked.day as "blockedOn", billed.number,
    coalesce(billed.document, drafted.document)::text as document,
    coalesce(billed.day, c.bringdatum::text) as "billedOn", costs.day as "costsChangedOn",
    drafted.day as "draftedOn", drafted.by as "draftedBy", p."processState" as "protocolState",
    coalesce((select sum(w.minutes) from protocol_waitings w
      where w.protocol = p.id and w."approvedBy" is null and w.minutes > 0), 0)::int as "unapprovedMinutes",
    coalesce((select jsonb_agg(jsonb_build_object('type', e.type, 'amount', e.amount::text) order by e.position, e.id)
      from protocol_expenses e where e.protocol = p.id and e."documentPicture" ->> 'file' is null), '[]') as "withoutReceipt",
    c.datum::text, c.bringdatum::text, c."differenceBetweenGoogleAndActualKm"::float`;
}

/** Who set the block last, the document that no Storno has taken back, and what was changed of its costs since. */
function beside(type: InvoiceType) {
  const noted = (field: string) => sql`path = 'contracts' and record_id = c.id and field = ${quoted(field)}`;
  return sql`left join protocols p on p.id = c.protocol
    left join lateral (select username, ${berlinDay('logged_at')} as day from history
      where ${noted(blockFields[type])} order by history.id desc limit 1) blocked on true
    left join lateral (select it ->> 'number' as number, (it ->> 'id')::bigint as document, invoices."invoiceDate"::text as day,
        invoices."completedAt" as at
      from jsonb_array_elements(c."invoiceNumbers") it left join invoices on invoices.id = (it ->> 'id')::bigint
      where it ->> 'type' = ${quoted(type)} and coalesce(it ->> 'cancelled', 'false') <> 'true' limit 1) billed on true
    left join lateral (select ${berlinDay('logged_at')} as day from history
      where billed.at is not null and path = 'protocols' and record_id = c.protocol and logged_at > billed.at
        and (field like 'expenses.%' or field like 'waitings.%') order by history.id desc limit 1) costs on true
    left join lateral (select document.id as document, document."invoiceDate"::text as day, ${skipsTaxHere} as "skipsTax", (select username from history
        where path = 'invoices' and record_id = document.id order by history.id limit 1) as by
      from invoice_entries entry join invoices document on document.id = entry.invoice
      where entry.contract = c.id and document.type = ${quoted(type)} and document."orderNumber" is null
        and document.invoice is null and document."cancelledBy" is null limit 1) drafted on true`;
}

/** Its plan is kept: there is more to plan in it than to read. */
function readCharged(to: Queryable, ids: readonly number[]): Promise<Charged[]> {
  return rowsKept<Charged>(
    to,
    sql`select ${facts('Rechnung')}, c.auftragswert::text, c."contractClientAddress" as customer,
          coalesce(c."billingDistance", c."googleKm")::float as distance,
          coalesce(drafted."skipsTax", false) as "skipsTaxHere",
          priced.list, priced.name as "listName", priced.reaches
        from contracts c ${beside('Rechnung')}
        left join lateral (select l.id as list, l.name, max(prices.distance)::float as reaches
          from customers left join price_groups own on own.id = customers."priceGroup" and own.active
          join price_groups l on l.id =
            coalesce(own.id, (select id from price_groups where "defaultPriceSet" order by id limit 1))
          join prices on prices."priceGroup" = l.id
          join price_types on price_types.id = prices.type and price_types.slug = 'grundpreis'
          where customers.id = c."contractClientAddress" and c.auftragswert is null group by l.id) priced on true
        where ${among(ids)}`,
  );
}

/** Who is paid is the driver, or the one he drives for (R24). */
function readCredited(to: Queryable, ids: readonly number[]): Promise<Credited[]> {
  return rowsKept<Credited>(
    to,
    sql`select ${facts('Gutschrift')}, c.gutschriftpreis::text, paid.id as paid, paid.vorname, paid.nachname, paid.firma,
          ${groupOnDay({ driver: sql`paid.id`, group: sql`paid.gruppe`, day: sql`c.bringdatum` })}::int as "group",
          coalesce(paid.ustid, paid.steuernummer) is not null as "hasTaxNumber",
          ${agreementHolds(sql`paid.id`)} as "hasAgreement", ${asksWithoutAgreement} as "asksWithoutAgreement"
        from contracts c ${beside('Gutschrift')}
        left join drivers own on own.id = c.driver left join drivers paid on paid.id = coalesce(own.fahrervon, own.id)
        where ${among(ids)}`,
  );
}

/** What each brings to the net sum of its document. */
async function readNets(
  to: Queryable,
  ids: readonly number[],
  type: InvoiceType,
): Promise<ReadonlyMap<number, string>> {
  const rows = await rowsKept<{ id: number; net: string }>(
    to,
    sql`select c.id, ${documentNet(type, sql`c`)}::numeric(14, 2)::text as net from contracts c where ${among(ids)}`,
  );
  return new Map(rows.map((it) => [it.id, it.net]));
}

/** Hidden in a select, the ids tell the planner nothing, so that it keeps its plan. */
function among(ids: readonly number[]) {
  return sql`c.id = any((select ${sql.param([...ids])}::bigint[])::bigint[])`;
}

function rowsKept<R extends QueryResultRow>(to: Queryable, query: SQL): Promise<R[]> {
  const { text, values } = statementOf(query);
  return rowsOfPrepared<R>(to, text, values);
}
