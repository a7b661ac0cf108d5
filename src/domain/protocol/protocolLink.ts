import type { ContractPart } from '../contract/contract.ts';
import { addDays, type CalendarDay } from '../time/calendarDay.ts';

/**
 * Until which day the link to a contract's protocol leads there: so many days after the ride; a contract without a day
 * has not been driven yet.
 */
export function linkEnd(
  { datum, bringdatum }: Pick<ContractPart, 'datum' | 'bringdatum'>,
  days: number,
): CalendarDay | null {
  const ride = [datum, bringdatum]
    .filter((it) => it != null)
    .toSorted()
    .at(-1);
  return ride === undefined ? null : addDays(ride, days);
}
