import type { CalendarDay } from '../time/calendarDay.ts';
import { formatDate } from '../time/formatDay.ts';
import type { PrintedDocument } from './printedDocument.ts';

/** What a direct debit is collected by. */
type DirectDebit = { readonly mandate: string; readonly creditor: string; readonly iban: string };
type Paid = Pick<PrintedDocument, 'company' | 'customer' | 'isXRechnung' | 'paymentMethod' | 'type'>;

/** What is missing for a direct debit, in the words of the sentence about it; empty where it can be collected. */
export function missingForDebit({ company, customer }: Pick<Paid, 'company' | 'customer'>): readonly string[] {
  const mandate = customer?.mandate;
  return [
    ...(mandate?.id ? [] : ['das Mandat']),
    ...(mandate?.day ? [] : ['das Datum des Mandats']),
    ...(mandate?.iban ? [] : ['die IBAN des Kunden']),
    ...(company.creditorId ? [] : ['die Gläubiger-ID der Firma']),
  ];
}

/** The direct debit of a document; none while something is missing, because it asks for a transfer then. */
export function directDebitOf(it: Paid): DirectDebit | null {
  const mandate = it.customer?.mandate;
  const creditor = it.company.creditorId;
  if (it.type !== 'Rechnung' || it.paymentMethod !== 'directDebit') return null;
  if (!mandate?.id || !mandate.day || !mandate.iban || !creditor) return null;
  return { mandate: mandate.id, creditor, iban: mandate.iban.replaceAll(/\s/g, '') };
}

/** Told before completion where a document that should be collected asks for a transfer. */
export function transferHint(it: Paid): string | null {
  return !it.isXRechnung && it.type === 'Rechnung' && it.paymentMethod === 'directDebit' && directDebitOf(it) === null
    ? 'Zahlung: Überweisung statt Lastschrift, weil das Mandat fehlt.'
    : null;
}

/** Why a document cannot be completed: an XRechnung that should be collected may not ask for a transfer instead. */
export function debitRefusals(it: Paid): readonly string[] {
  if (!it.isXRechnung || it.type !== 'Rechnung' || it.paymentMethod !== 'directDebit') return [];
  return missingForDebit(it).map((named) => `Für Lastschrift fehlt ${named}.`);
}

/** The sentence about the collection on the paper and in the e-invoice (BT-20). */
export function debitSentence(due: CalendarDay, { creditor, iban, mandate }: DirectDebit): string {
  return `Der Betrag wird am ${formatDate(due)} per SEPA-Lastschrift eingezogen. Mandat ${mandate}, Gläubiger-ID ${creditor}, Konto mit der Endung ${iban.slice(-4)}.`;
}
