import { allowed, refused, type Verdict } from '../define/verdict.ts';
import type { TimedContract } from '../time/defaultTimes.ts';

/** A time window ends after it has begun. */
export function checkWindow(
  contract: TimedContract,
  side: 'pickup' | 'delivery',
): Verdict<'pickupTimeTo' | 'deliveryTimeTo'> {
  const [from, to] = [contract[`${side}TimeFrom`], contract[`${side}TimeTo`]];
  return from && to && to < from ? refused('„bis“ liegt vor „von“', `${side}TimeTo`) : allowed;
}

/** No vehicle arrives before it was fetched. */
export function checkDays({ datum, bringdatum }: TimedContract): Verdict<'bringdatum'> {
  return datum && bringdatum && bringdatum < datum
    ? refused('Die Zustellung liegt vor der Abholung', 'bringdatum')
    : allowed;
}
