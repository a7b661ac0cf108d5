import { addDays, type CalendarDay } from '../time/calendarDay.ts';
import { formatDate } from '../time/formatDay.ts';
import type { SomeOf } from '../define/row.ts';
import { allowed, refused, type Verdict } from '../define/verdict.ts';
import { objectionDays } from '../driver/agreementHolds.ts';
import type { invoice } from './invoice.ts';

type Course = SomeOf<
  typeof invoice,
  | 'type'
  | 'orderNumber'
  | 'invoice'
  | 'invoiceCompleted'
  | 'cancelledBy'
  | 'documentInProgress'
  | 'objectionDate'
  | 'objectionReason'
  | 'invoiceDate'
  | 'mailSend'
>;

/** How a document is named in sentences: „Rechnung 2026-000417“, „Rechnung (Entwurf)“. */
export function documentName({ type, orderNumber }: Pick<Course, 'type' | 'orderNumber'>): string {
  return `${type ?? 'Rechnung'} ${orderNumber ?? '(Entwurf)'}`;
}

/**
 * Documents in the order in which they get their numbers: by their day, because none may lie before that of the last
 * number (R25), and those of one day as they were made.
 */
export function asNumbered<D extends { readonly invoiceDate?: CalendarDay | null | undefined; readonly id: number }>(
  documents: readonly D[],
): readonly D[] {
  const day = (it: D) => it.invoiceDate ?? '';
  return documents.toSorted((a, b) => (day(a) === day(b) ? a.id - b.id : day(a) < day(b) ? -1 : 1));
}

/** Whether a document takes another one back or has been taken back; most have nothing to do with a Storno. */
export function cancellationOf({ cancelledBy, invoice: original }: Course): 'Storno' | 'storniert' | null {
  if (original) return 'Storno';
  return cancelledBy ? 'storniert' : null;
}

/** Only a draft is completed. */
export function checkComplete(it: Course): Verdict<'invoiceCompleted'> {
  return it.invoiceCompleted ? refused(`${documentName(it)} ist bereits abgeschlossen.`, 'invoiceCompleted') : allowed;
}

/** Only what is completed is taken back, once, and a Storno never (R26). */
export function checkCancelDocument(it: Course): Verdict<'invoice'> {
  if (!it.invoiceCompleted) return refused('Nur ein abgeschlossener Beleg kann storniert werden.', 'invoice');
  if (it.invoice) return refused('Ein Storno kann nicht storniert werden.', 'invoice');
  return it.cancelledBy ? refused(`${documentName(it)} ist bereits storniert.`, 'invoice') : allowed;
}

/** A document leaves once it is completed and its file is there. */
export function checkSendDocument(it: Course): Verdict<'sendMail'> {
  if (!it.invoiceCompleted)
    return refused('Ein Entwurf wird nicht verschickt. Bitte schließen Sie den Beleg ab.', 'sendMail');
  return it.documentInProgress ? refused('Der Beleg wird erzeugt. Senden ist danach möglich.', 'sendMail') : allowed;
}

/** Drivers object to credit notes that were completed, once. */
export function checkObjection(it: Course): Verdict<'type' | 'objectionDate'> {
  if (it.type !== 'Gutschrift' || it.invoice || !it.invoiceCompleted)
    return refused('Widersprochen wird einer abgeschlossenen Gutschrift.', 'type');
  return it.objectionDate
    ? refused(`Widerspruch vom ${formatDate(it.objectionDate)}: ${it.objectionReason ?? ''}`, 'objectionDate')
    : allowed;
}

/** Numbers given for good stay; one that a draft brought from old data may go. */
export function checkClearNumber(it: Course): Verdict<'orderNumber'> {
  if (it.invoiceCompleted) return refused('Die Nummer eines abgeschlossenen Belegs bleibt vergeben.', 'orderNumber');
  return it.orderNumber ? allowed : refused('Der Entwurf hat noch keine Nummer.', 'orderNumber');
}

/** What is said of objections at a credit note: the one there is, or that the time for one has passed. */
export function objectionNote(it: Course, today: CalendarDay): string | undefined {
  if (it.type !== 'Gutschrift' || it.invoice || !it.invoiceCompleted) return undefined;
  if (it.objectionDate) return `Widerspruch vom ${formatDate(it.objectionDate)}: ${it.objectionReason ?? ''}`;
  const until = it.invoiceDate ? addDays(it.invoiceDate, objectionDays) : undefined;
  return until && today > until ? `Kein Widerspruch bis ${formatDate(until)}` : undefined;
}
