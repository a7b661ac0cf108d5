import { dayText, isWorkingDay, monthsLater, weekdayNumber, type Day } from '../days.ts';

/** Documents are made of what was delivered up to so many days ago. */
export const billedUntil = 7;
/** A document is worth it from so many rides on; fewer go along with the next week or month. */
const worthADocument = 15;
/** Nobody waits longer for his invoice than until the end of a month that is not further away. */
const longestWait = 88;
const mostOnADocument = 60;
/** Drivers wait half a month more for what was less than this, and get several when it was very much. */
const worthACredit = 4;
const mostOnACredit = 22;

export function monthEnd(day: Day): Day {
  const first = day - Number(dayText(day).slice(8)) + 1;
  return monthsLater(first, 1) - 1;
}

const weekEnd = (day: Day) => day + 7 - weekdayNumber(day);

/** The middle of the month or its end: drivers are paid twice a month. */
export function halfMonthEnd(day: Day): Day {
  return Number(dayText(day).slice(8)) <= 15 ? day - Number(dayText(day).slice(8)) + 15 : monthEnd(day);
}

/** The first working day after a period, later by some working days where that is how somebody works. */
export function documentDay(end: Day, later = 0): Day {
  let day = end + 1;
  for (let left = later; !isWorkingDay(day) || left > 0; day += 1) if (isWorkingDay(day)) left -= 1;
  return day;
}

type Delivered = { readonly deliveryDay: Day };
export type Pile<R> = { readonly end: Day; readonly rides: readonly R[] };

/** Rides of one recipient in piles of one document each; what is too young or not worth a document yet stays open. */
export function pilesOf<R extends Delivered>(rides: readonly R[], isWeekly: boolean, today: Day): Pile<R>[] {
  const inOrder = rides.toSorted((a, b) => a.deliveryDay - b.deliveryDay);
  const piles: Pile<R>[] = [];
  let open: R[] = [];
  for (const [i, ride] of inOrder.entries()) {
    open.push(ride);
    const next = inOrder[i + 1]?.deliveryDay ?? Infinity;
    const month = monthEnd(ride.deliveryDay);
    const week = weekEnd(ride.deliveryDay);
    const end = isWeekly && next > week && open.length >= worthADocument ? Math.min(week, month) : month;
    const first = open[0]?.deliveryDay ?? month;
    const isWaiting = open.length < worthADocument && monthEnd(Math.min(next, today)) - first <= longestWait;
    if (next <= end || isWaiting || end > today - billedUntil) continue;
    piles.push(...slices(open, mostOnADocument).map((it) => ({ end, rides: it })));
    open = [];
  }
  return piles;
}

/** Rides of one driver in piles of half a month each, few of them together with those of the next one. */
export function halfMonthsOf<R extends Delivered>(rides: readonly R[], today: Day): Pile<R>[] {
  const inOrder = [...Map.groupBy(rides, (it) => halfMonthEnd(it.deliveryDay))]
    .filter(([end]) => end <= today - billedUntil)
    .toSorted(([a], [b]) => a - b);
  const piles: Pile<R>[] = [];
  for (let i = 0; i < inOrder.length; i += 1) {
    const [end, of] = inOrder[i] ?? [0, []];
    const next = halfMonthEnd(end + 1);
    if (of.length >= worthACredit || next > today - billedUntil) piles.push(...piled(end, of));
    else {
      const [after, more] = inOrder[i + 1] ?? [0, []];
      piles.push(...piled(next, after === next ? [...of, ...more] : of));
      if (after === next) i += 1;
    }
  }
  return piles;
}

const piled = <R>(end: Day, rides: readonly R[]) => slices(rides, mostOnACredit).map((it) => ({ end, rides: it }));

function slices<R>(rides: readonly R[], most: number): R[][] {
  const count = Math.ceil(rides.length / most);
  const size = Math.ceil(rides.length / count);
  return Array.from({ length: count }, (_, i) => rides.slice(i * size, (i + 1) * size));
}
