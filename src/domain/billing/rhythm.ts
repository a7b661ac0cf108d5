import type { KeyOf } from '../choices/choices.ts';
import type { billingRhythms } from '../customer/choices/billingRhythms.ts';
import { addDays, weekdayOf, type CalendarDay } from '../time/calendarDay.ts';

export type BillingRhythm = KeyOf<typeof billingRhythms>;

/**
 * The last day of service that a suggestion takes in: that of the week, half month or month that is over, or today
 * where every order has its own invoice.
 */
export function suggestedUntil(rhythm: BillingRhythm, today: CalendarDay): CalendarDay {
  const lastOfMonth = addDays(`${today.slice(0, 7)}-01`, -1);
  if (rhythm === 'perOrder') return today;
  if (rhythm === 'weekly') return addDays(today, -weekdayOf(today));
  if (rhythm === 'twiceMonthly' && Number(today.slice(8)) > 15) return `${today.slice(0, 7)}-15`;
  return lastOfMonth;
}
