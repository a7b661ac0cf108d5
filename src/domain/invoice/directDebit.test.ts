import { expect, test } from 'vitest';
import { debitRefusals, debitSentence, directDebitOf, missingForDebit, transferHint } from './directDebit.ts';
import type { PrintedDocument } from './printedDocument.ts';

type Paid = Pick<PrintedDocument, 'company' | 'customer' | 'paymentMethod' | 'type'>;
const mandate = { id: 'M-17', day: '2026-01-02', iban: 'DE02 1203 0000 0000 2020 51' };
const paid = (given: Partial<typeof mandate> | null, creditorId: string | null = 'DE98ZZZ09999999999'): Paid =>
  ({
    type: 'Rechnung',
    paymentMethod: 'directDebit',
    company: { creditorId },
    customer: { mandate: given === null ? null : { ...mandate, ...given } },
  }) as unknown as Paid;

test('a document is collected once mandate, its day, the IBAN and our creditor id are there', () => {
  const debit = directDebitOf(paid({}));
  expect(debit).toEqual({ mandate: 'M-17', creditor: 'DE98ZZZ09999999999', iban: 'DE02120300000000202051' });
  expect(debit && debitSentence('2026-12-04', debit)).toBe(
    'Der Betrag wird am 04.12.2026 per SEPA-Lastschrift eingezogen. Mandat M-17, Gläubiger-ID DE98ZZZ09999999999, Konto mit der Endung 2051.',
  );
  expect(transferHint(paid({}))).toBeNull();
});

test('while something is missing it asks for a transfer and says so', () => {
  for (const it of [paid(null), paid({ id: '' }), paid({ iban: '' }), paid({}, null)]) {
    expect(directDebitOf(it)).toBeNull();
    expect(transferHint(it)).toBe('Zahlung: Überweisung statt Lastschrift, weil das Mandat fehlt.');
  }
  expect(missingForDebit(paid(null, null))).toEqual([
    'das Mandat',
    'das Datum des Mandats',
    'die IBAN des Kunden',
    'die Gläubiger-ID der Firma',
  ]);
  expect(transferHint({ ...paid(null), paymentMethod: 'invoice' })).toBeNull();
});

test('an XRechnung is refused instead, and asks for no transfer', () => {
  const refused = { ...paid({ day: '' }, null), isXRechnung: true };
  expect(debitRefusals(refused)).toEqual([
    'Für Lastschrift fehlt das Datum des Mandats.',
    'Für Lastschrift fehlt die Gläubiger-ID der Firma.',
  ]);
  expect(transferHint(refused)).toBeNull();
  expect(debitRefusals({ ...paid({}), isXRechnung: true })).toEqual([]);
  expect(debitRefusals({ ...refused, isXRechnung: false })).toEqual([]);
  expect(debitRefusals({ ...refused, paymentMethod: 'invoice' })).toEqual([]);
});
