import type { ContractPart } from '../contract/contract.ts';
import { defineAction } from '../define/action.ts';
import { addDays, type CalendarDay } from '../time/calendarDay.ts';
import { protocol } from './protocol.ts';

/** Until which day the link to an order's protocol leads there: so many days after the ride; an order without a day has not been driven yet. */
export function linkEnd({ datum, bringdatum }: Pick<ContractPart, 'datum' | 'bringdatum'>, days: number): CalendarDay | null {
  const ride = [datum, bringdatum].filter((it) => typeof it === 'string').toSorted().at(-1);
  return ride === undefined ? null : addDays(ride, days);
}

/** Makes every link that was given out for a protocol so far as good as a wrong one; the next one differs. */
export const withdrawProtocolLink = defineAction(protocol, {
  id: 'protocol.withdrawLink',
  title: 'Link zurückziehen',
  call: 'POST /protocols/{id}/withdraw_link',
  input: {},
  area: 'protocols',
});
