import { choiceOf, type KeyOf } from '../choices/choices.ts';
import { paymentTerms } from '../choices/paymentTerms.ts';
import { paymentMethods } from '../customer/choices/paymentMethods.ts';
import { addDays, type CalendarDay } from '../time/calendarDay.ts';
import { formatDate } from '../time/formatDay.ts';

export type PaymentMethod = KeyOf<typeof paymentMethods>;

/** Days within which drivers are paid (R27). */
export const creditTerm = 10;

/** How a customer pays, as far as it decides when. */
export type PaysHow = {
  readonly zahlarten?: PaymentMethod | null | undefined;
  readonly zahlzielRechnung?: string | null | undefined;
  readonly zahlzielLastschrift?: string | null | undefined;
};

/** Days that the customer has, by the way he pays; nothing is waited for where he pays before or in cash. */
export function termOf(customer: PaysHow): number {
  const term = choiceOf(paymentMethods, customer.zahlarten ?? 'invoice')?.term;
  if (term === undefined) return 0;
  const key = term === 'zahlzielLastschrift' ? customer.zahlzielLastschrift : customer.zahlzielRechnung;
  return choiceOf(paymentTerms, key)?.days ?? creditTerm;
}

/** The day on which a document is due; a weekend stays one. */
export function dueDate(day: CalendarDay, term: number): CalendarDay {
  return addDays(day, term);
}

/** The sentence about payment on a document (BT-20). */
export function paymentSentence(
  due: CalendarDay,
  { kind, method }: { readonly kind: 'invoice' | 'credit' | 'storno'; readonly method: PaymentMethod },
): string {
  if (kind === 'storno') return 'Der Betrag wird mit der ursprünglichen Forderung verrechnet.';
  if (kind === 'credit') return `Wir überweisen den Betrag bis zum ${formatDate(due)}.`;
  const text = choiceOf(paymentMethods, method)?.invoiceText ?? choiceOf(paymentMethods, 'invoice')?.invoiceText;
  return (text ?? '').replace('{dueDate}', formatDate(due));
}
