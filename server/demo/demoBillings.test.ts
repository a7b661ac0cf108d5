import { expect, test } from 'vitest';
import { billing } from '../../src/domain/billing/billing.ts';
import { billingNumber, billingSeries } from '../../src/domain/billing/billingNumber.ts';
import { articlePosition, taxedBilling } from '../../src/domain/billing/printedBilling.ts';
import { iriOf } from '../../src/domain/define/resource.ts';
import { allFindings } from '../../src/domain/invoice/einvoice/checkEInvoice.ts';
import { specifications } from '../../src/domain/invoice/einvoice/eInvoice.ts';
import { eInvoiceOf } from '../../src/domain/invoice/einvoice/eInvoiceOf.ts';
import { totalsOf } from '../../src/domain/invoice/totals.ts';
import { wholeDemo } from '../../tests/harness/wholeDemo.ts';
import { shows } from '../../tests/specification/shows.ts';
import { recordOf } from './record.ts';
import { testCustomer } from './world/customers.ts';

const { rows, demo, printedBillings } = wholeDemo(100);
const billings = (rows.billings ?? []).map((it) => recordOf(billing, it));
const copies = new Map(printedBillings.map((it) => [it.billing, it]));
const closed = billings.filter((it) => it.abgeschlossen);

test('LF Rechnungen are 120 old ones of all three kinds, 20 of them offers', () => {
  shows('demo.md');
  expect(billings).toHaveLength(120);
  expect(billings.filter((it) => it.formulartyp === 'Angebot')).toHaveLength(20);
  const credits = billings.filter((it) => it.formulartyp === 'Gutschrift');
  expect(credits.filter((it) => it.driver !== null).length).toBeGreaterThan(1);
  expect(credits.filter((it) => it.customer !== null).length).toBeGreaterThan(1);
  expect(billings.filter((it) => it.endkundenrechnung === '1').length).toBeGreaterThan(1);
  expect(billings.filter((it) => String(it.datum) > '2026-11-06')).toEqual([]);
  expect(billings.length - closed.length).toBe(2);
  expect(billings.filter((it) => it.customer === iriOf('customers', testCustomer.id))).toEqual([]);
  // The tax adviser books everybody under an account of his own.
  expect(billings.filter((it) => it.customer === null && it.driver === null)).toEqual([]);
});

test('their numbers have no gap, their days rise with them, and the counters stand behind the last', () => {
  for (const [name, list] of Map.groupBy(closed, (it) => billingSeries(it.datum ?? ''))) {
    expect(list.map((it) => it.auftragsnummer)).toEqual(list.map((it, i) => billingNumber(it.datum ?? '', i + 1)));
    expect(list.map((it) => it.datum)).toEqual(list.map((it) => it.datum ?? '').toSorted());
    expect(demo.counters[name]).toBe(list.length);
  }
});

test('they add up to the cent, and their kept copies say what they say', () => {
  for (const it of billings) {
    const copy = copies.get(it.id);
    expect(copy === undefined).toBe(!it.abgeschlossen);
    const { content } = copy ?? {};
    const positions = it.artikeldatenArray.map((article) => articlePosition(article, it));
    expect(positions.length).toBeGreaterThan(0);
    const sums = totalsOf(positions, taxedBilling(it, content?.document.driver ?? null));
    expect([it.nettosumme, it.mwst, it.rechnungsbetrag]).toEqual([sums.amountNet, sums.amountTax, sums.amountTotal]);
    if (!content) continue;
    expect(content.document.totals).toEqual(sums);
    expect([content.form, content.document.number]).toEqual([it.formulartyp, it.auftragsnummer]);
    const { city, mail, street, zipcode } = content.document.recipient;
    expect([street, zipcode, city, mail]).toEqual([it.strasse, it.plz, it.ort, it.email]);
  }
});

test('those that are e-invoices could go out as such', () => {
  const wrong = printedBillings
    .filter((it) => it.content.isEInvoice)
    .flatMap(({ content: { document } }) =>
      allFindings(eInvoiceOf(document, specifications.facturX))
        .filter((finding) => !finding.isWarning)
        .map((finding) => `${document.number}: ${finding.sentence}`),
    );
  expect(wrong.slice(0, 5)).toEqual([]);
});
