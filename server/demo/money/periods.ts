import { dayText, isWorkingDay, monthsLater, weekdayNumber, type Day } from '../days.ts';

/** Documents are made of what was delivered up to so many days ago. */
export const billedUntil = 7;
/** Who is billed by the week waits until so many rides have come together, at most until the month is over. */
const worthADocument = 15;
/** A month with fewer goes along with the next one. */
const worthAMonth = 6;
const mostOnADocument = 60;

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
    const isFirstMonth = monthEnd(open[0]?.deliveryDay ?? month) === month;
    const isWaiting = open.length < worthAMonth && isFirstMonth && next <= monthEnd(month + 1);
    if (next <= end || isWaiting || end > today - billedUntil) continue;
    piles.push(...slices(open).map((it) => ({ end, rides: it })));
    open = [];
  }
  return piles;
}

/** Rides of one driver in piles of half a month each. */
export function halfMonthsOf<R extends Delivered>(rides: readonly R[], today: Day): Pile<R>[] {
  return [...Map.groupBy(rides, (it) => halfMonthEnd(it.deliveryDay))]
    .filter(([end]) => end <= today - billedUntil)
    .map(([end, of]) => ({ end, rides: of }));
}

function slices<R>(rides: readonly R[]): R[][] {
  const count = Math.ceil(rides.length / mostOnADocument);
  const size = Math.ceil(rides.length / count);
  return Array.from({ length: count }, (_, i) => rides.slice(i * size, (i + 1) * size));
}
