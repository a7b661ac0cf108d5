import { sql } from 'drizzle-orm';
import { contract, type Contract } from '../../../src/domain/contract/contract.ts';
import { customer, type Customer } from '../../../src/domain/customer/customer.ts';
import { customerDepartment } from '../../../src/domain/customer/department.ts';
import { idOf, iriOf } from '../../../src/domain/define/resource.ts';
import type { Definition, RowOf } from '../../../src/domain/define/row.ts';
import type { Noun } from '../../../src/domain/define/noun.ts';
import { agreementOn } from '../../../src/domain/driver/agreementHolds.ts';
import { driver, type Driver } from '../../../src/domain/driver/driver.ts';
import type { InvoiceType } from '../../../src/domain/invoice/series.ts';
import type { PriceStep } from '../../../src/domain/price/contractPrice.ts';
import { protocol, type Protocol } from '../../../src/domain/protocol/protocol.ts';
import type { CalendarDay } from '../../../src/domain/time/calendarDay.ts';
import { companyZone, todayIn } from '../../../src/domain/time/zone.ts';
import { asksWithoutAgreement } from '../../storage/agreementHolds.ts';
import { readMany, readPicked } from '../../storage/readRecords.ts';
import { groupOnDay } from '../../storage/groupOnDay.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { Scope } from '../../write/behaviour.ts';
import { priceListsFor } from '../contracts/priceLists.ts';

/** The document of one type that a contract stands on. */
export type StandsOn = { readonly number: string | null; readonly day: CalendarDay; readonly by: string | null };
/** What decides whether a contract may stand on a document. */
const judged = [
  'auftragsnummer',
  'testContract',
  'isStorniert',
  'leerfahrt',
  'sperrenfuerrechnung',
  'sperrenfuergutschrift',
  'auftragswert',
  'gutschriftpreis',
  'billingDistance',
  'googleKm',
  'contractClientAddress',
  'customerDepartment',
  'billingClientAddress',
  'driver',
] as const;
type Judged = Pick<Contract, 'id' | (typeof judged)[number]>;

/** A contract with whom it is billed to or paid by, and the document that it stands on. */
export type JudgedContract<C extends Judged = Judged> = {
  readonly id: number;
  readonly contract: C;
  readonly customer: Customer | undefined;
  /** Whose address the invoice goes to: that of the contract, else of the department, else the customer's own (R23). */
  readonly billingAddress: string | null;
  /** Who is paid: the driver, or the one he drives for, in the group of the day of the ride (R24). */
  readonly paidDriver: Driver | undefined;
  /** Whether he has agreed to our credit notes. */
  readonly hasAgreement: boolean;
  /** Whether the company only asks where he has not. */
  readonly asksWithoutAgreement: boolean;
  readonly groupToday: string | null;
  readonly standsOn: StandsOn | null;
};
/** The same with all that its document is made of. */
export type BilledContract = JudgedContract<Contract> & {
  readonly protocol: Protocol | undefined;
  /** The price list of its customer. */
  readonly prices: readonly PriceStep[];
};

/** Holds the contracts, so that of two who bill them at once the second sees what the first has made. */
export async function holdContracts(scope: Scope, ids: readonly number[]): Promise<void> {
  await rowsOf(
    scope.client,
    sql`select id from contracts where id = any(${sql.param([...ids])}::bigint[]) order by id for no key update`,
  );
}

/** For a document of which type; `except` is one that does not count. */
type Asked = { readonly type: InvoiceType; readonly except?: number };

/** The contracts as they stand now, in the order in which they were asked for. */
export async function billedContracts(
  scope: Scope,
  ids: readonly number[],
  asked: Asked,
): Promise<readonly BilledContract[]> {
  const contracts = await readMany(scope.client, contract, ids);
  const protocols = await referred(
    scope,
    protocol,
    contracts.map((it) => it.protocol),
  );
  const customerOf = (it: Contract) => idOf('customers', it.contractClientAddress ?? '') ?? 0;
  const lists = await priceListsFor(scope.client, [...new Set(contracts.map(customerOf))]);
  return (await withStandings(scope, ids, { ...asked, contracts })).map((it) => ({
    ...it,
    protocol: protocols.get(it.contract.protocol ?? ''),
    prices: lists.get(customerOf(it.contract)) ?? [],
  }));
}

/** The same with no more than the rules ask: a document of a thousand holds the numbers of its series meanwhile. */
export async function judgedContracts(
  scope: Scope,
  ids: readonly number[],
  asked: Asked,
): Promise<readonly JudgedContract[]> {
  return withStandings(scope, ids, { ...asked, contracts: await readPicked(scope.client, contract, ids, judged) });
}

async function withStandings<C extends Judged>(
  scope: Scope,
  ids: readonly number[],
  { type, except = 0, contracts: read }: Asked & { readonly contracts: readonly C[] },
): Promise<readonly JudgedContract<C>[]> {
  const found = new Map(read.map((it) => [it.id, it]));
  const contracts = ids.flatMap((id) => found.get(id) ?? []);
  const customers = await referred(
    scope,
    customer,
    contracts.map((it) => it.contractClientAddress),
  );
  const departments = await referred(
    scope,
    customerDepartment,
    contracts.map((it) => it.customerDepartment),
  );
  const drivers = await referred(
    scope,
    driver,
    contracts.map((it) => it.driver),
  );
  const main = await referred(
    scope,
    driver,
    [...drivers.values()].map((it) => it.fahrervon),
  );
  const documents = await documentsOf(scope, ids, { type, except });
  const groups = await groupsOnDays(scope, ids);
  const asks = type === 'Gutschrift' && (await onlyAsksForAgreement(scope));
  return contracts.map((it) => {
    const own = it.driver === null ? undefined : drivers.get(it.driver);
    const paid = main.get(own?.fahrervon ?? '') ?? own;
    const group = groups.get(it.id) ?? null;
    return {
      id: it.id,
      contract: it,
      customer: customers.get(it.contractClientAddress ?? ''),
      billingAddress:
        it.billingClientAddress ?? departments.get(it.customerDepartment ?? '')?.defaultBillingAddress ?? null,
      paidDriver: paid && { ...paid, gruppe: group === null ? null : iriOf('job_categories', group) },
      groupToday: paid?.gruppe ?? null,
      hasAgreement:
        paid !== undefined && agreementOn(paid.creditAgreements, todayIn(companyZone, scope.now)) !== undefined,
      asksWithoutAgreement: asks,
      standsOn: documents.get(it.id) ?? null,
    };
  });
}

/** The records that are referred to, by their addresses, each read once. */
async function referred<R extends Noun & Definition>(
  scope: Scope,
  noun: R,
  iris: readonly (string | null)[],
): Promise<ReadonlyMap<string, RowOf<R>>> {
  const known = new Map(iris.flatMap((iri) => (iri === null ? [] : [[idOf(noun.path, iri) ?? 0, iri] as const])));
  const rows = known.size === 0 ? [] : await readMany(scope.client, noun, [...known.keys()]);
  return new Map(rows.map((it) => [known.get(it.id) ?? '', it]));
}

/** Which contracts stand on a document of the type that no Storno has taken back. */
async function documentsOf(
  scope: Scope,
  ids: readonly number[],
  { except, type }: { readonly type: InvoiceType; readonly except: number },
): Promise<ReadonlyMap<number, StandsOn>> {
  const rows = await rowsOf<{ contract: number; number: string | null; day: string; by: string | null }>(
    scope.client,
    sql`select distinct on (entry.contract) entry.contract, document."orderNumber" as number,
          document."invoiceDate"::text as day,
          (select username from history where path = 'invoices' and record_id = document.id order by id limit 1) as by
        from invoice_entries entry join invoices document on document.id = entry.invoice
        where entry.contract = any(${sql.param([...ids])}::bigint[]) and document.type = ${type}
          and document.invoice is null and document."cancelledBy" is null and document.id <> ${except}
        order by entry.contract, document.id`,
  );
  return new Map(rows.map(({ contract: id, ...it }) => [Number(id), it]));
}

/** The group of who is paid on the day of each ride. */
async function groupsOnDays(scope: Scope, ids: readonly number[]): Promise<ReadonlyMap<number, number | null>> {
  const onDay = groupOnDay({
    driver: sql`paid.id`,
    group: sql`paid.gruppe`,
    day: sql`coalesce(c.bringdatum, c.datum)`,
  });
  const rows = await rowsOf<{ id: number; group: number | null }>(
    scope.client,
    sql`select c.id, ${onDay}::int as "group" from contracts c join drivers own on own.id = c.driver
        join drivers paid on paid.id = coalesce(own.fahrervon, own.id)
        where c.id = any(${sql.param([...ids])}::bigint[])`,
  );
  return new Map(rows.map((it) => [Number(it.id), it.group]));
}

/** Whether the company leaves it to a question when a driver has no agreement. */
export async function onlyAsksForAgreement({ client }: Scope): Promise<boolean> {
  const [row] = await rowsOf<{ asks: boolean }>(client, sql`select ${asksWithoutAgreement} as asks`);
  return row?.asks ?? false;
}
