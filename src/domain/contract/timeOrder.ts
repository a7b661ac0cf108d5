import { allowed, refused, type Verdict } from '../define/verdict.ts';
import type { TimedOrder } from '../time/defaultTimes.ts';

/** A time window ends after it has begun. */
export function checkWindow(order: TimedOrder, side: 'pickup' | 'delivery'): Verdict {
  const [from, to] = [order[`${side}TimeFrom`], order[`${side}TimeTo`]];
  return from && to && to < from ? refused('„bis“ liegt vor „von“', `${side}TimeTo`) : allowed;
}

/** No vehicle arrives before it was fetched. */
export function checkDays({ datum, bringdatum }: TimedOrder): Verdict {
  return datum && bringdatum && bringdatum < datum
    ? refused('Die Zustellung liegt vor der Abholung', 'bringdatum')
    : allowed;
}
