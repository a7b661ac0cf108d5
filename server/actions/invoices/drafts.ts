import { idOf, iriOf } from '../../../src/domain/define/resource.ts';
import type { ChangesOf, StoredOf } from '../../../src/domain/define/row.ts';
import { priced, sumsOf } from '../../../src/domain/invoice/draft.ts';
import { invoice, type Invoice } from '../../../src/domain/invoice/invoice.ts';
import { dueDate } from '../../../src/domain/invoice/paymentTerm.ts';
import { cancelled } from '../../../src/domain/invoice/position.ts';
import {
  chargedPositions,
  creditedPositions,
  type ChargedRide,
  type CreditedRide,
  type Ride,
} from '../../../src/domain/invoice/ridePositions.ts';
import { priceOf, type PricedContract, type PriceStep } from '../../../src/domain/price/contractPrice.ts';
import { partsOf, partsThatAddUp } from '../../../src/domain/price/pricePart.ts';
import type { Contract } from '../../../src/domain/contract/contract.ts';
import type { InvoiceType } from '../../../src/domain/invoice/series.ts';
import type { CalendarDay } from '../../../src/domain/time/calendarDay.ts';
import { companyZone, todayIn } from '../../../src/domain/time/zone.ts';
import { Invalid } from '../../storage/refusals.ts';
import type { Completed, Done, Intent, Scope } from '../../write/behaviour.ts';
import { billedContracts, holdContracts, type BilledContract } from './billedContracts.ts';
import { recipientOf } from './recipients.ts';
import { groupOf, refuseUnbillable } from './refusedContracts.ts';

type Draft = Completed<typeof invoice>;
type Entries = StoredOf<typeof invoice>['invoiceEntries'];

/** More make neither a document that anybody reads nor a file that anybody opens. */
export const mostContracts = 1000;
export const tooManyContracts = 'Ein Beleg fasst höchstens 1.000 Aufträge.';

/** A new document gets its type, its day and, where it is made of contracts, their positions (R23, R24). */
export async function completeNew({ kind, after, input }: Intent<typeof invoice>, scope: Scope): Promise<Draft> {
  if (kind !== 'create' || after.invoice !== null) return {};
  const type: InvoiceType = input.type ?? (input.invoice_commercial === '0' ? 'Gutschrift' : 'Rechnung');
  const head = {
    type,
    invoice_commercial: type === 'Rechnung' ? ('1' as const) : ('0' as const),
    invoiceCompleted: false,
    invoiceDate: after.invoiceDate ?? todayIn(companyZone, scope.now),
    termOfPayment: after.termOfPayment ?? ('10' as const),
  };
  if (after.contracts.length === 0) return { ...head, ...(await completedRecipient(after, input, scope)) };
  if (after.contracts.length > mostContracts)
    throw new Invalid([{ propertyPath: 'contracts', message: tooManyContracts }]);
  const ids = idsOf(after.contracts);
  await holdContracts(scope, ids);
  const billed = await billedContracts(scope, ids, { type });
  refuseUnbillable(type, billed, 'contracts');
  const [group = []] = documentGroups(type, billed);
  const [first] = group;
  const to =
    type === 'Rechnung'
      ? { customer: first?.contract.contractClientAddress ?? null, altAddress: first?.billingAddress ?? null }
      : { driver: first?.paidDriver ? iriOf('drivers', first.paidDriver.id) : null };
  return {
    ...head,
    ...to,
    ...(await recipientOf(to, scope)),
    contracts: group.map((it) => iriOf('contracts', it.id)),
    ...rebuilt(type, group),
  };
}

/** Contracts of other recipients become documents of their own; the first one knows them all. */
export async function makeFurther(done: Done<typeof invoice>, scope: Scope): Promise<void> {
  if (done.kind !== 'create' || done.after.invoice !== null) return;
  const rest = (done.input.contracts ?? []).filter((it) => !done.after.contracts.includes(it));
  const iri = iriOf('invoices', done.id);
  const next = rest.length === 0 ? undefined : await scope.make(invoice, { type: done.after.type, contracts: rest });
  const others = next
    ? [iriOf('invoices', next.id), ...next.created.filter((it) => it !== iriOf('invoices', next.id))]
    : [];
  if (done.after.contracts.length > 0) await scope.change(invoice, iri, { created: [iri, ...others] });
}

/** Before it is completed, a document takes over positions and recipient anew when somebody asks for it (R28). */
export async function completeReset({ kind, after, input }: Intent<typeof invoice>, scope: Scope): Promise<Draft> {
  if (kind !== 'update' || after.invoiceCompleted) return {};
  const ids = idsOf(after.contracts);
  const isRebuilt = input.resetInvoiceEntries === true && ids.length > 0;
  const type = after.type ?? 'Rechnung';
  return {
    invoice_commercial: type === 'Rechnung' ? '1' : '0',
    // Drafts of old data may carry a number; the next one is given when they are completed.
    ...(input.clearNumber === true && { orderNumber: null }),
    ...(input.resetAddress === true && (await recipientOf(after, scope))),
    // What was listed before would say something else than the positions; completing makes it anew (R28).
    ...(isRebuilt && { additionalDocs: after.additionalDocs.map((it) => ({ ...it, file: null })) }),
    ...(isRebuilt && rebuilt(type, await billedContracts(scope, ids, { type }))),
  };
}

/** A draft's positions have all their figures, and it has their sums. */
export function completeFigures({ kind, before, after }: Intent<typeof invoice>): Draft {
  if (kind === 'delete' || (kind === 'update' && before.invoiceCompleted)) return {};
  return figuresOf(after, before?.invoiceEntries ?? []);
}

/** Figures of the positions, the sums over them and the day on which they are due. */
export function figuresOf(after: StoredOf<typeof invoice>, before: Entries) {
  const known = new Map(before.map((it) => [it.id, it]));
  const positions = after.invoiceEntries.map((entry) => {
    const it = priced(entry, entry.id === undefined ? undefined : known.get(entry.id));
    return { ...it, priceParts: partsThatAddUp(it.amount, it.priceParts) };
  });
  const { amountNet, amountTax, amountTotal } = sumsOf(after, positions);
  const day = after.invoiceDate;
  const due = day === null ? null : dueDate(day, after.invoice === null ? Number(after.termOfPayment ?? 0) : 0);
  return { invoiceEntries: positions, amountNet, amountTax, amountTotal, dueDate: due } satisfies Draft;
}

/** A Storno is made by the server alone from what the original says; nothing that was sent beside it counts (R26). */
export async function completeStorno({ kind, after }: Intent<typeof invoice>, scope: Scope): Promise<Draft> {
  const original = kind === 'create' ? await scope.look(invoice, after.invoice) : undefined;
  if (!original) return {};
  return { ...takenBack(original, todayIn(companyZone, scope.now)), invoice: after.invoice };
}

/** The Storno of a document before it is completed: all that the document says, with the opposite sign (R26). */
export function takenBack(original: Invoice, day: CalendarDay) {
  const { id: _id, version: _version, createdAt: _made, updatedAt: _changed, ...copy } = original;
  return {
    ...copy,
    invoiceEntries: original.invoiceEntries.map(({ id: _entry, version: _of, ...it }) => ({
      ...it,
      ...cancelled({ amount: it.amount ?? '0.00', quantity: it.quantity ?? '1.00', priceParts: it.priceParts }),
    })),
    orderNumber: null,
    invoiceCompleted: false,
    invoiceDate: day,
    completedAt: null,
    completedBy: null,
    cancelledBy: null,
    created: [],
    mailSend: false,
    documentInProgress: false,
    documentFile: null,
    documentFault: null,
    datevExport: null,
    objectionDate: null,
    objectionReason: null,
    additionalDocs: [],
  };
}

async function completedRecipient(
  after: Intent<typeof invoice>['after'],
  input: ChangesOf<typeof invoice>,
  scope: Scope,
): Promise<Draft> {
  const isNamed = Boolean(input.recipientCompany ?? input.recipientLastName);
  return isNamed && input.resetAddress !== true ? {} : recipientOf(after, scope);
}

/** The contracts document by document, in the order in which the first of each was asked for (R23, R24). */
export function documentGroups(
  type: InvoiceType,
  billed: readonly BilledContract[],
): readonly (readonly BilledContract[])[] {
  const keyOf = (it: BilledContract) =>
    type === 'Rechnung'
      ? `${it.contract.contractClientAddress ?? ''} ${it.billingAddress ?? ''}`
      : `${String(it.paidDriver?.id)} ${it.paidDriver?.gruppe ?? ''}`;
  return [...Map.groupBy(billed, keyOf).values()];
}

/** Positions made of the contracts as they stand now. */
export function rebuilt(type: InvoiceType, group: readonly BilledContract[]): Draft {
  const rides = group.map((it) => ({
    ...rideOf(it),
    iri: iriOf('contracts', it.id),
    auftragswert: it.contract.auftragswert ?? '0.00',
    gutschriftpreis: it.contract.gutschriftpreis ?? '0.00',
    ...pricePartsOf(it.contract, it.prices),
    rechnungsnotiz: it.contract.rechnungsnotiz,
    gutschriftnotiz: it.contract.gutschriftnotiz,
    wartestundenpreis: it.customer?.wartestundenpreis ?? null,
  }));
  return billedRides(type, rides, groupOf(group[0]?.paidDriver?.gruppe ?? null));
}

/** A ride with the address of its contract, as both kinds of documents need it. */
export type BilledRide = ChargedRide & CreditedRide & { readonly iri: string };

/** The positions of a document made of rides, and what follows from them. */
export function billedRides(type: InvoiceType, rides: readonly BilledRide[], driverGroup: number | null): Draft {
  const iris = new Map(rides.map((it) => [it.auftragsnummer, it.iri]));
  const positions = type === 'Rechnung' ? chargedPositions(rides) : creditedPositions(rides, driverGroup ?? 0);
  return {
    hasExpenses: rides.some((it) => (it.expenses?.length ?? 0) > 0),
    invoiceEntries: positions.map(({ auftragsnummer, ...it }) => ({
      ...it,
      contract: iris.get(auftragsnummer) ?? null,
      bruttoAmount: null,
      priceParts: it.priceParts ?? [],
    })) satisfies Entries,
  };
}

/** What value and credit of a contract are made of by this price list. */
export function pricePartsOf(
  contract: PricedContract & Pick<Contract, 'auftragswert' | 'gutschriftpreis'>,
  prices: readonly PriceStep[],
) {
  return {
    valueParts: partsOf(contract.auftragswert, priceOf(contract, prices, 'auftragswert')),
    creditParts: partsOf(contract.gutschriftpreis, priceOf(contract, prices, 'gutschriftpreis')),
  };
}

function rideOf({ contract, protocol }: BilledContract): Ride {
  return {
    auftragsnummer: contract.auftragsnummer ?? '',
    from: contract.pickupLocation.ort,
    to: contract.deliveryLocation.ort,
    licensePlate: contract.licensePlate,
    datum: contract.datum ?? '',
    bringdatum: contract.bringdatum ?? contract.datum ?? '',
    kostenstelle: contract.kostenstelle,
    waitings: protocol?.waitings ?? [],
    expenses: protocol?.expenses ?? [],
  };
}

const idsOf = (contracts: readonly string[]) => [...new Set(contracts.flatMap((it) => idOf('contracts', it) ?? []))];
