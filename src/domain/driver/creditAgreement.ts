import type { SomeOf } from '../define/row.ts';
import type { CalendarDay } from '../time/calendarDay.ts';
import type { driver } from './driver.ts';

/** Days within which a driver may object to a credit note that he was sent. */
export const objectionDays = 14;

/** Whether the driver has agreed to being billed by our credit notes, and has not ended that (§ 14 Abs. 2 UStG). */
export function agreementHolds(
  { creditAgreement, creditAgreementUntil }: SomeOf<typeof driver, 'creditAgreement' | 'creditAgreementUntil'>,
  today: CalendarDay,
): boolean {
  return Boolean(creditAgreement) && (!creditAgreementUntil || today < creditAgreementUntil);
}
