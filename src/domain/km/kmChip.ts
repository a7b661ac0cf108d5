import type { CalendarDay } from '../time/calendarDay.ts';
import { deliveredStatus } from '../protocol/badge.ts';
import { formatKmDifference } from './formatKm.ts';

/** The chip that says how far the driven distance is from the planned one. */
export interface KmChip {
  readonly text: string;
  readonly tone: 'red' | 'grey';
}

interface DrivenContract {
  readonly differenceBetweenGoogleAndActualKm?: number | null | undefined;
  readonly datum?: CalendarDay | null | undefined;
  readonly bringdatum?: CalendarDay | null | undefined;
}

/**
 * Shown from protocol status 3 on; red beyond 100 km when pickup and delivery lie on different days, otherwise beyond
 * 50.
 */
export function kmChip(contract: DrivenContract, status: number): KmChip | undefined {
  const difference = contract.differenceBetweenGoogleAndActualKm;
  if (status < deliveredStatus || difference === null || difference === undefined) return undefined;
  return { text: formatKmDifference(difference), tone: isFarOff(contract) ? 'red' : 'grey' };
}

/** So many kilometres may a ride differ from its plan: on one day, and over several. */
export const kmTolerance = { oneDay: 50, longer: 100 } as const;

/** Whether more was driven, or less, than anybody takes for granted. */
export function isFarOff({
  bringdatum,
  datum,
  differenceBetweenGoogleAndActualKm: difference,
}: DrivenContract): boolean {
  const limit = (datum ?? null) === (bringdatum ?? null) ? kmTolerance.oneDay : kmTolerance.longer;
  return Math.abs(difference ?? 0) > limit;
}
