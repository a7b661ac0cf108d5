import { describe, expect, test } from 'vitest';
import { checkDocumentDay, documentNumber, seriesOf, type InvoiceType } from '../../src/domain/invoice/series.ts';
import { sumsOf, priced } from '../../src/domain/invoice/draft.ts';
import { allFindings } from '../../src/domain/invoice/einvoice/checkEInvoice.ts';
import { specifications } from '../../src/domain/invoice/einvoice/eInvoice.ts';
import { eInvoiceOf } from '../../src/domain/invoice/einvoice/eInvoiceOf.ts';
import { chargedPositions, creditedPositions } from '../../src/domain/invoice/ridePositions.ts';
import { stornoOf } from '../../src/domain/invoice/printedDocument.ts';
import { obstaclesToCredit, obstaclesToInvoice } from '../../src/domain/invoice/billability.ts';
import { agreementOn } from '../../src/domain/driver/agreementHolds.ts';
import { contract as contractNoun } from '../../src/domain/contract/contract.ts';
import { invoice as invoiceNoun } from '../../src/domain/invoice/invoice.ts';
import { customer as customerNoun } from '../../src/domain/customer/customer.ts';
import { driver as driverNoun } from '../../src/domain/driver/driver.ts';
import { protocol as protocolNoun } from '../../src/domain/protocol/protocol.ts';
import { idOf, iriOf } from '../../src/domain/define/resource.ts';
import { fromCents, toCents } from '../../src/domain/money/amount.ts';
import { shows } from '../../tests/specification/shows.ts';
import { wholeDemo } from '../../tests/harness/wholeDemo.ts';
import { planDemo } from './generate.ts';
import { recordOf } from './record.ts';
import type { Row } from './row.ts';

const { rows, demo, history, printed } = wholeDemo(1_500);
const documents = (rows.invoices ?? []).map((it) => recordOf(invoiceNoun, it));
const completed = documents.filter((it) => it.invoiceCompleted);
const contracts = new Map((rows.contracts ?? []).map((it) => [it.id, recordOf(contractNoun, it)]));
const protocols = new Map((rows.protocols ?? []).map((it) => [it.id, recordOf(protocolNoun, it)]));
const drivers = new Map((rows.drivers ?? []).map((it) => [it.id, recordOf(driverNoun, it)]));
const said = new Map(printed.map((it) => [it.invoice, it.content]));
type Document = (typeof documents)[number];

const contractOf = (iri: string | null) => contracts.get(idOf('contracts', iri ?? '') ?? 0);
const documentOf = (iri: string | null) => documents.find((it) => it.id === idOf('invoices', iri ?? ''));
const sum = (amounts: readonly (string | null)[]) =>
  fromCents(amounts.reduce((cents, it) => cents + toCents(it ?? '0.00'), 0));

test('documents of eighteen months are there: of customers and drivers, drafts, taken back and made anew', () => {
  shows('demo.md', 'D2 §3 Billing address');
  const share = (list: readonly Document[]) => list.length / documents.length;
  expect(documents.length).toBeGreaterThan(600);
  for (const type of ['Rechnung', 'Gutschrift'] as const)
    expect(completed.filter((it) => it.type === type).length).toBeGreaterThan(200);
  const drafts = documents.filter((it) => !it.invoiceCompleted);
  expect(share(drafts)).toBeGreaterThan(0.01);
  expect(share(drafts)).toBeLessThan(0.06);
  expect(drafts.filter((it) => String(it.invoiceDate) < '2026-10-10')).toEqual([]);
  expect(share(documents.filter((it) => it.invoice !== null))).toBeGreaterThan(0.005);
  expect(completed.filter((it) => it.mailSend).length / completed.length).toBeGreaterThan(0.93);
  expect(documents.filter((it) => it.altAddress !== null).length).toBeGreaterThan(20);
});

test('numbers have no gap in any series, their days rise with them, and the counters stand behind the last', () => {
  shows('R25');
  const series = Map.groupBy(completed, (it) => seriesOf(it.type as InvoiceType, it.invoiceDate ?? ''));
  expect([...series.keys()].toSorted()).toEqual([
    'Gutschrift 2025',
    'Gutschrift 2026',
    'Rechnung 2025',
    'Rechnung 2026',
  ]);
  for (const [name, list] of series) {
    const inOrder = list.toSorted((a, b) => String(a.orderNumber).localeCompare(String(b.orderNumber)));
    const wanted = inOrder.map((it, i) => documentNumber(it.type as InvoiceType, it.invoiceDate ?? '', i + 1));
    expect(inOrder.map((it) => it.orderNumber)).toEqual(wanted);
    inOrder.forEach((it, i) => {
      const before = inOrder[i - 1];
      const last = before && { number: before.orderNumber ?? '', day: before.invoiceDate ?? '' };
      expect(checkDocumentDay(it.invoiceDate ?? '', { last, today: '2026-11-24' })).toEqual({ verdict: 'allowed' });
      expect(String(before?.completedAt ?? '') < String(it.completedAt)).toBe(true);
    });
    expect(demo.counters[`invoices:${name}`]).toBe(list.length);
  }
});

describe('each document', () => {
  test('adds up to the cent, and says in its kept copy what it says itself', () => {
    shows('R23', 'R24');
    for (const it of documents) {
      const positions = it.invoiceEntries.map((entry) => priced(entry, entry));
      const { amountNet, amountTax, amountTotal } = sumsOf(it, positions);
      expect([it.amountNet, it.amountTax, it.amountTotal]).toEqual([amountNet, amountTax, amountTotal]);
      expect(sum(it.invoiceEntries.map((entry) => entry.amount))).toBe(amountNet);
      const copy = said.get(it.id);
      expect(copy === undefined).toBe(!it.invoiceCompleted);
      if (!copy) continue;
      expect(copy.positions.map((entry) => [entry.title, entry.amount, entry.bruttoAmount])).toEqual(
        it.invoiceEntries.map((entry) => [entry.title, entry.amount, entry.bruttoAmount]),
      );
      expect([copy.number, copy.day, copy.totals.amountTotal]).toEqual([it.orderNumber, it.invoiceDate, amountTotal]);
    }
  });

  test('has the positions that its contracts and their protocols give', () => {
    for (const it of documents.filter((one) => one.invoice === null)) {
      const rides = it.contracts.map((iri) => {
        const of = contractOf(iri);
        const protocol = protocols.get(of?.id ?? 0);
        return {
          auftragsnummer: of?.auftragsnummer ?? '',
          from: of?.pickupLocation.ort ?? null,
          to: of?.deliveryLocation.ort ?? null,
          licensePlate: of?.licensePlate ?? null,
          datum: of?.datum ?? '',
          bringdatum: of?.bringdatum ?? '',
          kostenstelle: of?.kostenstelle ?? null,
          waitings: protocol?.waitings ?? [],
          expenses: protocol?.expenses ?? [],
          auftragswert: of?.auftragswert ?? 'missing',
          gutschriftpreis: of?.gutschriftpreis ?? 'missing',
          rechnungsnotiz: of?.rechnungsnotiz ?? null,
          gutschriftnotiz: of?.gutschriftnotiz ?? null,
          wartestundenpreis: '20.00',
        };
      });
      const wanted = it.type === 'Rechnung' ? chargedPositions(rides) : creditedPositions(rides, it.driverGroup ?? 0);
      expect(it.invoiceEntries.map((one) => [one.title, one.amount, one.tax, one.serviceDate])).toEqual(
        wanted.map((one) => [one.title, one.amount, one.tax, one.serviceDate]),
      );
    }
  });

  test('could go out as an e-invoice', () => {
    const wrong = [...said.values()].flatMap((it) =>
      allFindings(eInvoiceOf(it, specifications.facturX))
        .filter((finding) => !finding.isWarning)
        .map((finding) => `${it.number}: ${finding.sentence}`),
    );
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  test('that was taken back is cancelled to zero by its Storno and made anew', () => {
    shows('R26');
    for (const it of completed.filter((one) => one.invoice !== null)) {
      const original = documentOf(it.invoice);
      expect(original?.cancelledBy).toBe(iriOf('invoices', it.id));
      expect(sum([it.amountTotal, original?.amountTotal ?? null])).toBe('0.00');
      const copy = said.get(original?.id ?? 0);
      expect(
        copy && stornoOf(copy, { number: it.orderNumber ?? '', day: it.invoiceDate ?? '', company: copy.company }),
      ).toEqual(said.get(it.id));
    }
  });
});

test('customers are billed as often as they want it: some by the week, the others by the month', () => {
  const customers = (rows.customers ?? []).map((it) => recordOf(customerNoun, it));
  const weekly = customers.filter((it) => it.billingRhythm === 'weekly');
  expect(customers.filter((it) => it.billingRhythm !== 'weekly' && it.billingRhythm !== 'monthly')).toEqual([]);
  expect(weekly.length / customers.length).toBeGreaterThan(0.25);
  expect(weekly.length / customers.length).toBeLessThan(0.55);
});

test('contracts know their documents, and nothing stood between them when these were made', () => {
  const onDrafts = new Set(documents.filter((it) => !it.invoiceCompleted).flatMap((it) => it.contracts));
  const wanted = new Map<string, object[]>();
  const inOrder = completed.toSorted((a, b) => a.id - b.id);
  for (const { cancelledBy, contracts: on, id, invoice, orderNumber: number, type } of inOrder)
    for (const iri of on) {
      const entry = { type, number, id, cancelled: cancelledBy !== null || invoice !== null };
      wanted.set(iri, [...(wanted.get(iri) ?? []), entry]);
    }
  for (const it of contracts.values()) {
    const iri = iriOf('contracts', it.id);
    const numbers = it.invoiceNumbers;
    expect(numbers).toEqual(wanted.get(iri) ?? []);
    for (const type of ['Rechnung', 'Gutschrift'])
      expect(numbers.filter((one) => one.type === type && !one.cancelled).length).toBeLessThan(2);
    const facts = { ...it, document: null, blocked: null, protocolState: protocols.get(it.id)?.processState ?? null };
    const isBilled = (type: string) => numbers.some((one) => one.type === type);
    if (isBilled('Rechnung') || onDrafts.has(iri)) expect(it.testContract).toBe(false);
    if (isBilled('Rechnung')) {
      expect(it.sperrenfuerrechnung).toBe('0');
      const found = obstaclesToInvoice({ ...facts, hasRecipient: true, distance: null, priceGroup: null });
      expect(found.filter(({ key, tone }) => tone === 'red' || key === 'open')).toEqual([]);
    }
    if (isBilled('Gutschrift')) {
      const own = drivers.get(idOf('drivers', it.driver ?? '') ?? 0);
      const paid = drivers.get(idOf('drivers', own?.fahrervon ?? '') ?? 0) ?? own;
      const driver = paid && {
        name: '',
        group: idOf('job_categories', paid.gruppe ?? '') ?? null,
        hasTaxNumber: Boolean(paid.ustid ?? paid.steuernummer),
        hasAgreement: agreementOn(paid.creditAgreements, it.datum ?? '') !== undefined,
      };
      expect(it.sperrenfuergutschrift).toBe('0');
      const found = obstaclesToCredit({ ...facts, driver: driver ?? null });
      expect(found.filter(({ key, tone }) => tone === 'red' || key === 'open')).toEqual([]);
    }
  }
});

test('accounting finds every reason why something cannot be billed, each with who and when', () => {
  const all = [...contracts.values()];
  const paid = (test: (driver: NonNullable<ReturnType<typeof drivers.get>>) => boolean) =>
    all.filter((it) => it.driver !== null && test(drivers.get(idOf('drivers', it.driver) ?? 0) as never)).length;
  const blocked = all.filter((it) => it.sperrenfuerrechnung === '1' || it.sperrenfuergutschrift === '1');
  expect(blocked.length).toBeGreaterThan(10);
  const told = new Set(
    history.filter((it) => it.field.startsWith('sperrenfuer')).map((it) => `${String(it.record_id)} ${it.field}`),
  );
  expect(
    blocked.filter((it) => it.sperrenfuerrechnung === '1' && !told.has(`${String(it.id)} sperrenfuerrechnung`)),
  ).toEqual([]);
  expect(all.filter((it) => it.auftragswert === null).length).toBeGreaterThan(0);
  expect(all.filter((it) => it.testContract).length).toBeGreaterThan(0);
  expect(paid((it) => it.gruppe === '/api/job_categories/5' && it.creditAgreements.length === 0)).toBeGreaterThan(0);
  expect(paid((it) => it.gruppe === '/api/job_categories/1')).toBeGreaterThan(0);
  expect(paid((it) => (it.ustid ?? it.steuernummer) === null && it.gruppe !== '/api/job_categories/1')).toBeGreaterThan(
    0,
  );
});

test('a chunk with documents can be made again without the others', () => {
  const step = demo.steps.findLast((it) => it !== null && (demo.chunk(it).rows.invoices ?? []).length > 0) ?? null;
  const again = planDemo({ count: 1_500, today: '2026-11-24', now: new Date('2026-11-24T12:00:00Z') });
  const invoices = (it: typeof demo): readonly Row[] => it.chunk(step).rows.invoices ?? [];
  expect(invoices(again)).toEqual(invoices(demo));
});
