import { driverGroups, regions } from '../../../src/domain/statistics/buckets.ts';
import { statisticOf } from '../../../src/domain/statistics/allStatistics.ts';
import type { Statistic } from '../../../src/domain/statistics/statistic.ts';
import { steps, type Period, type Step } from '../../../src/domain/statistics/steps.ts';
import { mayRead } from '../../../src/domain/access/matrix.ts';
import { daysFrom, isCalendarDay } from '../../../src/domain/time/calendarDay.ts';
import { Forbidden, type Invalid } from '../../storage/refusals.ts';
import type { Asked, Unchecked } from '../handler.ts';

/** Figures are kept for as long as somebody compares years; more would be no picture any more. */
const maxYears = 5;
const maxDays = maxYears * 366;
/** More points than a screen has room for. */
const maxDaysByDay = 400;

export type Look = {
  readonly statistic: Statistic;
  readonly period: Period;
  readonly step: Step;
  readonly customer: number | null;
  readonly region: number | null;
  readonly group: number | null;
};
type Name = 'statistic' | 'from' | 'until' | 'step' | 'customer' | 'region' | 'group';

/** What was asked of a statistic, each fault at its field. */
export function lookOf(given: Unchecked<Record<Name, unknown>>, wrong: (at: Name, message: string) => Invalid): Look {
  const statistic = statisticOf(given.statistic);
  if (!statistic) throw wrong('statistic', 'Diese Statistik gibt es nicht.');
  const period = periodOf(given, wrong);
  const days = daysFrom(period.from, period.until) + 1;
  const usual = statistic.rows.kind === 'time' ? statistic.rows.step : 'month';
  const step = given.step ?? (usual === 'day' && days > maxDaysByDay ? 'week' : usual);
  const known = steps.find((it) => it.key === step);
  if (!known) throw wrong('step', 'Das ist kein Abschnitt der Zeit.');
  if (known.key === 'day' && days > maxDaysByDay)
    throw wrong('step', 'Nach Tagen lässt sich höchstens ein Jahr ansehen.');
  return {
    statistic,
    period,
    step: known.key,
    customer: recordNumber(given.customer, () => wrong('customer', 'Diesen Kunden gibt es nicht.')),
    region: oneOf(given.region, regions, () => wrong('region', 'Das ist kein Postleitgebiet.')),
    group: oneOf(given.group, driverGroups, () => wrong('group', 'Das ist keine Fahrergruppe.')),
  };
}

/** From when to when is asked; more than one can look at, and what is no time, is refused. */
export function periodOf(
  { from, until }: { readonly from?: unknown; readonly until?: unknown },
  wrong: (at: 'from' | 'until', message: string) => Invalid,
): Period {
  if (typeof from !== 'string' || !isCalendarDay(from)) throw wrong('from', 'Das ist kein Datum.');
  if (typeof until !== 'string' || !isCalendarDay(until)) throw wrong('until', 'Das ist kein Datum.');
  if (until < from) throw wrong('until', 'Das Ende liegt vor dem Beginn.');
  if (daysFrom(from, until) >= maxDays)
    throw wrong('until', `Der Zeitraum darf höchstens ${String(maxYears)} Jahre lang sein.`);
  return { from, until };
}

/** Money is for who reads it on contracts. */
export function mayReadMoney({ roles }: Asked['actor']): boolean {
  return mayRead(roles, 'contractMoney');
}

/** Refuses who may not see any of it. */
export function refuseMoney(statistic: Statistic, actor: Asked['actor']): void {
  if (statistic.isMoney && !mayReadMoney(actor)) throw new Forbidden();
}

/** The number of a record that is named by number or address; null where none is. */
export function recordNumber(value: unknown, wrong: () => Invalid): number | null {
  if (value === undefined || value === null || value === '') return null;
  const id = Number(String(value).split('/').at(-1));
  if (!Number.isSafeInteger(id) || id <= 0) throw wrong();
  return id;
}

function oneOf(value: unknown, items: readonly { readonly key: string }[], wrong: () => Invalid): number | null {
  if (value === undefined || value === null || value === '') return null;
  if (!items.some((it) => it.key === String(value))) throw wrong();
  return Number(value);
}
