import { sql, type SQL } from 'drizzle-orm';
import { customer, type Customer } from '../../../src/domain/customer/customer.ts';
import type { PrintedBilling } from '../../../src/domain/billing/printedBilling.ts';
import type { BookedDocument, BookedParty } from '../../../src/domain/datev/bookings.ts';
import { bookedPositions, type TypeAccounts } from '../../../src/domain/datev/bookedPositions.ts';
import { creditorAccount, debtorAccount, type DatevSettings } from '../../../src/domain/datev/datevSettings.ts';
import type { Noun } from '../../../src/domain/define/noun.ts';
import { idOf, iriOf } from '../../../src/domain/define/resource.ts';
import type { Definition, RowOf } from '../../../src/domain/define/row.ts';
import { driver, type Driver } from '../../../src/domain/driver/driver.ts';
import { cancelled, negated } from '../../../src/domain/invoice/position.ts';
import { taxedPrint, type PrintedDocument } from '../../../src/domain/invoice/printedDocument.ts';
import { readMany } from '../../storage/readRecords.ts';
import type { CompletedDocument } from '../documentFiles/makingFiles.ts';
import { rowsOf, type Queryable } from '../../storage/sql.ts';

/** Which documents: those of a month that went nowhere yet, or those of an export that is repeated. */
export type Wanted =
  | { readonly month: string; readonly repeats?: undefined }
  | { readonly month: string; readonly repeats: number };
/** A document with its party as it stands today. */
export type Gathered = BookedDocument & { readonly customer: Customer | null; readonly driver: Driver | null };
type Row = {
  readonly record: string;
  readonly content: PrintedDocument;
  readonly customer: number | null;
  readonly driver: number | null;
  readonly file: string | null;
  readonly documentInProgress: boolean;
};

/** All completed documents that are wanted, offers left out, as they were frozen; accounts as they hold today. */
export async function gatherDocuments(
  to: Queryable,
  wanted: Wanted,
  settings: DatevSettings & { readonly hasCostCentre: boolean },
): Promise<readonly Gathered[]> {
  const rows = [...(await invoicesOf(to, wanted)), ...(await billingsOf(to, wanted))].toSorted((a, b) =>
    `${a.content.day} ${a.content.number}` < `${b.content.day} ${b.content.number}` ? -1 : 1,
  );
  const customers = await byId(
    to,
    customer,
    rows.map((it) => it.customer),
  );
  const drivers = await byId(
    to,
    driver,
    rows.map((it) => it.driver),
  );
  const frozen = await frozenAccounts(to);
  const ofTypes = await accountsOfTypes(to);
  return rows.map((row) => {
    const paid = row.content.type === 'Gutschrift' && row.driver !== null ? (drivers.get(row.driver) ?? null) : null;
    const buyer = paid || row.customer === null ? null : (customers.get(row.customer) ?? null);
    const party = partyOf(row.content, { buyer, frozen, paid, settings });
    return {
      ...bookedOf(row, {
        party,
        own: paid?.expenseAccount ?? buyer?.revenueAccount ?? null,
        typeAccounts: ofTypes[row.content.type],
        settings,
      }),
      customer: buyer,
      driver: paid,
    };
  });
}

const whichOf = ({ month, repeats }: Wanted, day: SQL): SQL =>
  repeats === undefined
    ? sql`it."datevExport" is null and ${day} between ${`${month}-01`}::date and (${`${month}-01`}::date + interval '1 month')::date - 1`
    : sql`it."datevExport" = ${repeats}`;

async function invoicesOf(to: Queryable, wanted: Wanted): Promise<readonly Row[]> {
  const rows = await rowsOf<Omit<Row, 'record'> & { id: number }>(
    to,
    sql`select it.id, printed.content, it.customer, it.driver, it."documentFile"::text as file, it."documentInProgress"
        from invoices it join printed_documents printed on printed.invoice = it.id
        where it."invoiceCompleted" and ${whichOf(wanted, sql`it."invoiceDate"`)}`,
  );
  return rows.map(({ id, ...it }) => ({ ...it, ...peopleOf(it), record: iriOf('invoices', id) }));
}

async function billingsOf(to: Queryable, wanted: Wanted): Promise<readonly Row[]> {
  const rows = await rowsOf<Omit<Row, 'record' | 'content'> & { id: number; content: PrintedBilling }>(
    to,
    sql`select it.id, printed.content, it.customer, it.driver, it."documentFile"::text as file, it."documentInProgress"
        from billings it join printed_billings printed on printed.billing = it.id
        where it.abgeschlossen and it.formulartyp <> 'Angebot' and ${whichOf(wanted, sql`it.datum`)}`,
  );
  return rows.map(({ id, content: { document }, ...it }) => ({
    ...it,
    ...peopleOf(it),
    record: iriOf('billings', id),
    content: document.type === 'Gutschrift' && document.driver === null ? taken(document) : document,
  }));
}

/** The numbers of customer and driver, whatever the connection makes of them. */
const peopleOf = (it: Pick<Row, 'customer' | 'driver'>) => ({
  customer: it.customer === null ? null : Number(it.customer),
  driver: it.driver === null ? null : Number(it.driver),
});

/** A credit note to a customer takes revenue back: booked as an invoice the other way round. */
function taken(document: PrintedDocument): PrintedDocument {
  return {
    ...document,
    type: 'Rechnung',
    positions: document.positions.map((it) => cancelled(it)),
    totals: { ...document.totals, amountTotal: negated(document.totals.amountTotal) },
  };
}

type Around = {
  readonly party: BookedParty;
  readonly own: string | null;
  readonly typeAccounts: TypeAccounts;
  readonly settings: { readonly hasCostCentre: boolean };
};

function bookedOf(
  { content: it, documentInProgress, file, record }: Row,
  { own, party, settings, typeAccounts }: Around,
): BookedDocument {
  const days = it.positions.flatMap((position) => position.serviceDate ?? []).toSorted();
  const centres = new Set(it.positions.map((position) => position.costCentre));
  const [centre = null] = centres;
  return {
    record,
    number: it.number,
    type: it.type,
    cancels: it.cancels?.number ?? null,
    day: it.day,
    due: it.dueDay,
    serviceDay: days.at(-1) ?? null,
    party,
    contracts: new Set(it.positions.flatMap((position) => position.auftragsnummer ?? [])).size,
    kostenstelle: settings.hasCostCentre && centres.size === 1 ? centre : null,
    positions: it.positions.flatMap((position) => bookedPositions(position, { own, typeAccounts })),
    amountTotal: it.totals.amountTotal,
    file,
    documentInProgress,
    ...taxedPrint(it),
  };
}

type People = {
  readonly buyer: Customer | null;
  readonly paid: Driver | null;
  readonly frozen: ReadonlyMap<string, number>;
  readonly settings: DatevSettings;
};

function partyOf({ recipient, type }: PrintedDocument, { buyer, frozen, paid, settings }: People): BookedParty {
  const name =
    recipient.company ?? ([recipient.firstName, recipient.lastName].filter(Boolean).join(' ') || 'Ohne Namen');
  const { ustid } = recipient;
  if (paid) {
    const record = iriOf('drivers', paid.id);
    return { kind: 'creditor', record, name, ustid, account: frozen.get(record) ?? creditorAccount(paid, settings) };
  }
  if (!buyer) return { kind: type === 'Gutschrift' ? 'creditor' : 'debtor', record: null, name, ustid, account: null };
  const record = iriOf('customers', buyer.id);
  const kundennr = /^\d+$/.test(buyer.kundennr ?? '') ? Number(buyer.kundennr) : null;
  const account = frozen.get(record) ?? debtorAccount({ debtorAccount: buyer.debtorAccount, kundennr }, settings);
  return { kind: 'debtor', record, name, ustid, account };
}

/** The accounts of price types as they hold today: what customers pay, and what drivers are paid. */
async function accountsOfTypes(to: Queryable): Promise<Record<PrintedDocument['type'], TypeAccounts>> {
  const rows = await rowsOf<{ slug: string; revenue: string | null; expense: string | null }>(
    to,
    sql`select slug, "revenueAccount" as revenue, "expenseAccount" as expense from price_types
        where "revenueAccount" is not null or "expenseAccount" is not null`,
  );
  return {
    Rechnung: new Map(rows.flatMap(({ revenue, slug }) => (revenue === null ? [] : [[slug, revenue] as const]))),
    Gutschrift: new Map(rows.flatMap(({ expense, slug }) => (expense === null ? [] : [[slug, expense] as const]))),
  };
}

/** The accounts that an export has used: they hold for good, whatever is entered afterwards. */
async function frozenAccounts(to: Queryable): Promise<ReadonlyMap<string, number>> {
  const rows = await rowsOf<{ record: string; account: number }>(to, sql`select record, account from datev_accounts`);
  return new Map(rows.map((it) => [it.record, Number(it.account)]));
}

async function byId<R extends Noun & Definition>(
  to: Queryable,
  noun: R,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, RowOf<R>>> {
  const known = [...new Set(ids.filter((it) => it !== null))];
  return new Map((await readMany(to, noun, known)).map((it) => [it.id, it]));
}

/** The document's number among those of its kind. */
export function documentId(record: string): CompletedDocument {
  const id = idOf('invoices', record);
  return id === undefined ? { path: 'billings', id: idOf('billings', record) ?? 0 } : { path: 'invoices', id };
}
