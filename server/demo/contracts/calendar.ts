import { holidayName, type Bundesland } from '../../../src/domain/time/holidays.ts';
import { dayText, isWorkingDay, monthOf, monthsLater, weekdayNumber, workingDaysLater, type Day } from '../days.ts';
import { at } from '../random.ts';
import { towns } from '../world/towns.ts';

/** How many contracts are picked up on which day. */
export type Calendar = { readonly first: Day; readonly last: Day; readonly today: Day; quota(day: Day): number };

const weekdayShares = [20, 22, 21, 20, 14, 2.5, 0.5];
const monthFactors = [0.9, 0.92, 1.12, 1.05, 1, 1.03, 0.96, 0.85, 1.1, 1.08, 1.05, 0.94];
const quarterEndFactor = 1.15;
const quarterEndDays = 10;
const onHoliday = 0.05;
const monthsBack = 18;
const daysAhead = 28;
const futureHalfLife = 11;
const shareOfToday = 75 / 20_000;
const shareOfFuture = 0.03;

const states = [...new Set(towns.map((it) => it.bundesland))];
const stateShares = new Map(
  states.map((state) => [state, towns.reduce((sum, it) => sum + (it.bundesland === state ? it.weight : 0), 0) / 100]),
);
const holidays = new Map<string, boolean>();

export function isHoliday(day: Day, state: Bundesland): boolean {
  const key = `${day}${state}`;
  let found = holidays.get(key);
  if (found === undefined) holidays.set(key, (found = holidayName(dayText(day), state) !== undefined));
  return found;
}

/** Whether a pickup in that Bundesland is made although it has a holiday; only few are. */
export function holidayShare(day: Day, state: Bundesland): number {
  return isHoliday(day, state) ? onHoliday : 1;
}

function isQuarterEnd(day: Day): boolean {
  return monthOf(day) % 3 === 0 && monthOf(day + quarterEndDays) % 3 === 1;
}

function weightOf(day: Day): number {
  const working = states.reduce((sum, state) => sum + (stateShares.get(state) ?? 0) * holidayShare(day, state), 0);
  return (
    at(weekdayShares, weekdayNumber(day) - 1) *
    at(monthFactors, monthOf(day) - 1) *
    (isQuarterEnd(day) ? quarterEndFactor : 1) *
    working
  );
}

/**
 * Spreads the contracts over 18 months back and four weeks ahead; the busiest day is today, or the next working day
 * from a weekend.
 */
export function calendarFor(count: number, today: Day): Calendar {
  const first = monthsLater(today, -monthsBack);
  const last = today + daysAhead;
  const weights = Array.from({ length: last - first + 1 }, (_, i) => weightOf(first + i));
  const typical = weightOf(busyDay(today));
  const quotas = new Map<Day, number>();
  const busy = Math.max(1, Math.round(count * shareOfToday));
  quotas.set(busyDay(today), busy);
  if (!isWorkingDay(today)) quotas.set(today, Math.round((busy * weightOf(today)) / typical));
  const future = Math.round(count * shareOfFuture);
  const ahead = days(today + 1, last).filter((day) => !quotas.has(day));
  spread(quotas, ahead, {
    total: Math.min(future, count - sum(quotas)),
    weight: (day) => at(weights, day - first) * 2 ** ((today - day) / futureHalfLife),
  });
  spread(quotas, days(first, today - 1), { total: count - sum(quotas), weight: (day) => at(weights, day - first) });
  return { first, last, today, quota: (day) => quotas.get(day) ?? 0 };
}

/** The day that shows the full picture. */
export function busyDay(today: Day): Day {
  return isWorkingDay(today) && !states.every((state) => isHoliday(today, state)) ? today : workingDaysLater(today, 1);
}

function days(from: Day, until: Day): Day[] {
  return Array.from({ length: until - from + 1 }, (_, i) => from + i);
}

const sum = (quotas: ReadonlyMap<Day, number>) => [...quotas.values()].reduce((total, it) => total + it, 0);

function spread(
  quotas: Map<Day, number>,
  over: readonly Day[],
  how: { total: number; weight: (day: Day) => number },
): void {
  const all = over.reduce((total, day) => total + how.weight(day), 0);
  let exact = 0;
  let given = 0;
  for (const day of over) {
    exact += (how.total * how.weight(day)) / all;
    const quota = Math.round(exact) - given;
    given += quota;
    quotas.set(day, quota);
  }
}
