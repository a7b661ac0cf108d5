import type { ContractPart } from '../contract/contract.ts';
import type { AnyRow } from '../define/row.ts';
import { formatDate } from '../time/formatDay.ts';
import { isCalendarDay, type CalendarDay } from '../time/calendarDay.ts';
import { isClockTime, type ClockTime } from '../time/clock.ts';
import { defaultTo } from '../time/defaultTimes.ts';

/** When a driver who applied would fetch the vehicle, in the fields of the contract. */
export interface WishedPickup {
  readonly datum?: CalendarDay;
  readonly pickupTimeFrom?: ClockTime;
  readonly pickupTimeTo?: ClockTime | null;
}

const wishedFields = ['datum', 'pickupTimeFrom', 'pickupTimeTo'] as const satisfies readonly (keyof WishedPickup)[];

/** What an application says about one contract; packages keep it per contract. */
export function wishFor(additionalData: unknown, contractId: number): AnyRow {
  const data = isRecord(additionalData) ? additionalData : {};
  const own = data[String(contractId)];
  return isRecord(own) ? own : data;
}

/** What taking the wish over would change on the contract; nothing where it asks for what is planned already (R41). */
export function wishedPickup(
  additionalData: unknown,
  contract: Pick<ContractPart, 'id' | keyof WishedPickup>,
): WishedPickup | undefined {
  const { pickupDate, pickupTimeFrom: from, pickupTimeTo: to } = wishFor(additionalData, contract.id);
  const wish: WishedPickup = {
    ...(typeof pickupDate === 'string' && isCalendarDay(pickupDate) && { datum: pickupDate }),
    ...(typeof from === 'string' &&
      isClockTime(from) && {
        pickupTimeFrom: from,
        pickupTimeTo: typeof to === 'string' && isClockTime(to) ? to : defaultTo(from),
      }),
  };
  return wishedFields.some((it) => it in wish && wish[it] !== (contract[it] ?? null)) ? wish : undefined;
}

/** "24.11.2026 09:00–11:00", as far as something is wished. */
export function wishTimes({ datum, pickupTimeFrom, pickupTimeTo }: WishedPickup): string {
  return [datum && formatDate(datum), [pickupTimeFrom, pickupTimeTo].filter(Boolean).join('–')]
    .filter(Boolean)
    .join(' ');
}

function isRecord(value: unknown): value is AnyRow {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
