import type { contract } from '../contract/contract.ts';
import type { AnyRow, SomeOf } from '../define/row.ts';
import { isCalendarDay, type CalendarDay } from '../time/calendarDay.ts';
import { isClockTime, type ClockTime } from '../time/clock.ts';
import { defaultTo } from '../time/defaultTimes.ts';

/** When a driver who applied would fetch and bring the vehicle, in the fields of the contract. */
export interface WishedTimes {
  readonly datum?: CalendarDay;
  readonly pickupTimeFrom?: ClockTime;
  readonly pickupTimeTo?: ClockTime | null;
  readonly bringdatum?: CalendarDay;
  readonly deliveryTimeFrom?: ClockTime;
  readonly deliveryTimeTo?: ClockTime | null;
}
/** What is planned, as far as it can be wished otherwise. */
export type Planned = SomeOf<typeof contract, keyof WishedTimes> & { readonly id: number };
export type End = 'pickup' | 'delivery';

/** What an application says about one contract; those for bundles keep it per contract. */
export function wishFor(additionalData: unknown, contractId: number): AnyRow {
  const data = wishesIn(additionalData);
  const own = data[String(contractId)];
  if (isRecord(own)) return own;
  return isPerContract(data) ? {} : data;
}

/** Everything that an application says; nothing where it says nothing that can be read. */
export function wishesIn(additionalData: unknown): AnyRow {
  return isRecord(additionalData) ? additionalData : {};
}

/** Whether it says something for each contract. */
export function isPerContract(wishes: AnyRow): boolean {
  return Object.values(wishes).some(isRecord);
}

/**
 * What taking the wishes over would change on the contract, end by end; undefined where what is planned already is
 * asked for (R41).
 */
export function wishedTimes(additionalData: unknown, contract: Planned): WishedTimes | undefined {
  const wish = wishFor(additionalData, contract.id);
  const [pickup, delivery] = [
    wishedAt(wish, contract, { day: 'datum', end: 'pickup' }),
    wishedAt(wish, contract, { day: 'bringdatum', end: 'delivery' }),
  ];
  return pickup || delivery ? { ...pickup, ...delivery } : undefined;
}

function wishedAt(
  wish: AnyRow,
  contract: Planned,
  { day, end }: { day: 'datum' | 'bringdatum'; end: End },
): WishedTimes | undefined {
  const [on, from, to] = [wish[`${end}Date`], wish[`${end}TimeFrom`], wish[`${end}TimeTo`]];
  const wished: Record<string, string | null> = {
    ...(typeof on === 'string' && isCalendarDay(on) && { [day]: on }),
    ...(typeof from === 'string' &&
      isClockTime(from) && {
        [`${end}TimeFrom`]: from,
        [`${end}TimeTo`]: typeof to === 'string' && isClockTime(to) ? to : defaultTo(from),
      }),
  };
  const planned: AnyRow = contract;
  return Object.entries(wished).some(([field, value]) => value !== (planned[field] ?? null)) ? wished : undefined;
}

function isRecord(value: unknown): value is AnyRow {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
