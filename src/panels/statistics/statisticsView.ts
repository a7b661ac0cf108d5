import { firstOfMonth } from '../../domain/time/months.ts';
import { addDays, isCalendarDay, type CalendarDay } from '../../domain/time/calendarDay.ts';
import { driverGroups, regions } from '../../domain/statistics/buckets.ts';
import type { Narrowing } from '../../domain/statistics/behind.ts';
import type { StatisticKey } from '../../domain/statistics/statistic.ts';
import { statisticOf } from '../../domain/statistics/allStatistics.ts';
import { steps, type Period, type Step } from '../../domain/statistics/steps.ts';

/** What is looked at; the address keeps it, and what is usual is named by nothing. */
export type StatisticsView = Narrowing & {
  readonly statistic: StatisticKey;
  readonly period: Period;
  /** Null: as the statistic has it. */
  readonly step: Step | null;
  /** The year before stands beside. */
  readonly compares: boolean;
};

/** The times that people ask for most. */
export const periods: readonly { key: string; label: string; of: (today: CalendarDay) => Period }[] = [
  { key: '12', label: 'letzte 12 Monate', of: (today) => ({ from: firstOfMonth(today, -11), until: today }) },
  { key: '30', label: 'letzte 30 Tage', of: (today) => ({ from: addDays(today, -29), until: today }) },
  { key: 'month', label: 'dieser Monat', of: (today) => ({ from: firstOfMonth(today), until: today }) },
  {
    key: 'last',
    label: 'letzter Monat',
    of: (today) => ({ from: firstOfMonth(today, -1), until: addDays(firstOfMonth(today), -1) }),
  },
  { key: 'year', label: 'dieses Jahr', of: (today) => ({ from: `${today.slice(0, 4)}-01-01`, until: today }) },
  {
    key: 'lastYear',
    label: 'letztes Jahr',
    of: (today) => {
      const year = String(Number(today.slice(0, 4)) - 1);
      return { from: `${year}-01-01`, until: `${year}-12-31` };
    },
  },
];

export const usualPeriod = (today: CalendarDay): Period => ({ from: firstOfMonth(today, -11), until: today });

/** The same days of the year before. */
export function yearBefore({ from, until }: Period): Period {
  const back = (day: CalendarDay) => {
    const moved = `${String(Number(day.slice(0, 4)) - 1)}${day.slice(4)}`;
    return isCalendarDay(moved) ? moved : `${moved.slice(0, 8)}28`;
  };
  return { from: back(from), until: back(until) };
}

/** What an address asks for. */
export function readStatisticsView(query: URLSearchParams, today: CalendarDay): StatisticsView {
  const usual = usualPeriod(today);
  const dayIn = (name: string) => {
    const day = query.get(name) ?? '';
    return isCalendarDay(day) ? day : undefined;
  };
  const among = (name: string, items: readonly { readonly key: string }[]) =>
    items.find((it) => it.key === query.get(name))?.key ?? null;
  return {
    statistic: statisticOf(query.get('statistic'))?.key ?? 'contractsPerDay',
    period: { from: dayIn('from') ?? usual.from, until: dayIn('until') ?? usual.until },
    step: steps.find((it) => it.key === query.get('step'))?.key ?? null,
    compares: query.has('compare'),
    customer: query.get('customer'),
    region: among('region', regions),
    group: among('group', driverGroups),
  };
}

/** The address of a view. */
export function statisticsUrl(view: StatisticsView, today: CalendarDay): string {
  const usual = usualPeriod(today);
  const { statistic, period, step, compares, customer, region, group } = view;
  const query = new URLSearchParams({
    ...(statistic !== 'contractsPerDay' && { statistic }),
    ...(period.from !== usual.from && { from: period.from }),
    ...(period.until !== usual.until && { until: period.until }),
    ...(step !== null && { step }),
    ...(compares && { compare: '' }),
    ...(customer !== null && { customer }),
    ...(region !== null && { region }),
    ...(group !== null && { group }),
  }).toString();
  return query === '' ? '/statistics' : `/statistics?${query}`;
}
