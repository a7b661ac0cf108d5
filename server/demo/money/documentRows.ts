import { billingAddress } from '../../../src/domain/customer/billingAddress.ts';
import { company } from '../../../src/domain/company/company.ts';
import { customer } from '../../../src/domain/customer/customer.ts';
import { idOf, iriOf } from '../../../src/domain/define/resource.ts';
import type { Noun } from '../../../src/domain/define/noun.ts';
import type { Definition, RowOf } from '../../../src/domain/define/row.ts';
import { driver } from '../../../src/domain/driver/driver.ts';
import { invoice, type Invoice } from '../../../src/domain/invoice/invoice.ts';
import { stornoOf, type PrintedDocument } from '../../../src/domain/invoice/printedDocument.ts';
import { billedRides, figuresOf, takenBack, type BilledRide } from '../../actions/invoices/drafts.ts';
import { printedCompany, printedOf } from '../../actions/invoices/printed.ts';
import { takenRecipient } from '../../actions/invoices/recipients.ts';
import { staffIds } from '../base/ids.ts';
import { dayText, instantText } from '../days.ts';
import { recordOf } from '../record.ts';
import type { Change, Printed, Row } from '../row.ts';
import type { PlannedDocument } from './documentPlan.ts';

export type Documents = {
  readonly invoices: readonly Row[];
  readonly printed: readonly Printed[];
  readonly history: readonly Change[];
};
/** What documents are made of: their rides, and the records that all of them stand on. */
export type Sources = { ride(planned: PlannedDocument, contract: number): BilledRide; readonly base: Base };
type Base = Readonly<Record<string, readonly Row[]>>;

const accountant = 'buchhaltung';
const minutesToComplete = 4 * 60_000;

/**
 * Documents as accounting would have made them: drafted, completed some minutes later, and kept as they were printed.
 * Their files are made when somebody asks for them.
 */
export function documentRows(planned: readonly PlannedDocument[], { base, ride }: Sources): Documents {
  const records = new Map<number, Invoice>();
  const printed = new Map<number, PrintedDocument>();
  const history: Change[] = [];
  for (const it of planned) {
    const rides = it.rides.map(({ id }) => ride(it, id));
    const original = it.cancels === null ? undefined : records.get(it.cancels);
    const draft = original
      ? { ...takenBack(original, dayText(it.day)), invoice: iriOf('invoices', original.id) }
      : draftOf(it, rides, base);
    const made = instantText(it.moment);
    const whole = recordOf(invoice, { ...draft, id: it.id, createdAt: made, updatedAt: made });
    const figures = figuresOf(whole, whole.invoiceEntries);
    const document: Invoice = {
      ...whole,
      ...figures,
      ...(it.number !== null && completion(it)),
      cancelledBy: it.cancelledBy === null ? null : iriOf('invoices', it.cancelledBy),
    };
    records.set(it.id, document);
    if (it.number === null) {
      history.push(change(it, it.moment, { field: 'type', previous: null, data: it.type }));
      continue;
    }
    const kept = printed.get(it.cancels ?? 0);
    const head = { number: it.number, day: dayText(it.day) };
    printed.set(it.id, kept ? stornoOf(kept, { ...head, company: kept.company }) : printedFrom(document, rides, base));
    history.push(change(it, it.moment + minutesToComplete, { field: 'orderNumber', previous: null, data: it.number }));
  }
  return {
    invoices: [...records.values()].map(asRow),
    printed: [...printed].map(([id, content]) => ({ invoice: id, number: content.number, content })),
    history,
  };
}

function draftOf(it: PlannedDocument, rides: readonly BilledRide[], base: Base): Partial<Invoice> {
  const group = 'driver' in it.to ? it.to.driver.gruppe : null;
  return {
    type: it.type,
    invoice_commercial: it.type === 'Rechnung' ? '1' : '0',
    invoiceDate: dayText(it.day),
    customer: 'customer' in it.to ? iriOf('customers', it.to.customer) : null,
    altAddress:
      'customer' in it.to && it.to.billingAddress !== null ? iriOf('billing_addresses', it.to.billingAddress) : null,
    driver: 'driver' in it.to ? iriOf('drivers', it.to.driver.id) : null,
    ...takenRecipient({
      paid: found(base, driver, 'driver' in it.to ? it.to.driver.id : null),
      owner: found(base, customer, 'customer' in it.to ? it.to.customer : null),
      other: found(base, billingAddress, 'customer' in it.to ? it.to.billingAddress : null),
    }),
    ...(group !== null && { driverGroup: group }),
    contracts: rides.map(({ iri }) => iri),
    ...billedRides(it.type, rides, group),
  } as Partial<Invoice>;
}

/** What comes with the number. */
function completion({ isSent, moment, number }: PlannedDocument) {
  const completedAt = instantText(moment + minutesToComplete);
  return {
    orderNumber: number,
    invoiceCompleted: true,
    completedAt,
    updatedAt: completedAt,
    completedBy: iriOf('users', staffIds.buchhaltung),
    mailSend: isSent,
  };
}

function printedFrom(document: Invoice, rides: readonly BilledRide[], base: Base): PrintedDocument {
  const [ourselves] = base.companies ?? [];
  if (!ourselves) throw new Error('The demo has no company');
  return printedOf(document, {
    company: printedCompany(recordOf(company, ourselves)),
    buyer: found(base, customer, idOf('customers', document.customer ?? '') ?? null),
    paid: found(base, driver, idOf('drivers', document.driver ?? '') ?? null),
    numbers: new Map(rides.map((it) => [it.iri, it.auftragsnummer])),
  });
}

function found<R extends Noun & Definition>(base: Base, noun: R, id: number | null): RowOf<R> | undefined {
  const rows = base[noun.path] ?? [];
  const known = recordsOf.get(rows) ?? new Map(rows.map((row) => [row.id, recordOf<Noun & Definition>(noun, row)]));
  recordsOf.set(rows, known);
  return id === null ? undefined : (known.get(id) as RowOf<R> | undefined);
}

/** The records that all documents stand on, made once. */
const recordsOf = new WeakMap<readonly Row[], ReadonlyMap<number, unknown>>();

function change(it: PlannedDocument, moment: number, what: Pick<Change, 'field' | 'previous' | 'data'>): Change {
  return { path: 'invoices', record_id: it.id, logged_at: instantText(moment), username: accountant, ...what };
}

/** A record as its table has it: references are ids. */
function asRow({ version: _version, ...record }: Invoice): Row {
  const id = (path: string, iri: string | null) => (iri === null ? null : (idOf(path, iri) ?? null));
  return {
    ...record,
    invoice: id('invoices', record.invoice),
    cancelledBy: id('invoices', record.cancelledBy),
    customer: id('customers', record.customer),
    altAddress: id('billing_addresses', record.altAddress),
    driver: id('drivers', record.driver),
    completedBy: id('users', record.completedBy),
    contracts: record.contracts.map((it) => idOf('contracts', it) ?? 0),
  };
}
