import type { CalendarDay } from '../../../src/domain/time/calendarDay.ts';
import type { Scope } from '../../write/behaviour.ts';
import type { Retention } from './defineRetention.ts';
import { noteResult } from './report.ts';

type Removed = {
  readonly retention: Retention;
  readonly ids: readonly number[];
  /** The days of what goes, as far as they are known. */
  readonly days: readonly CalendarDay[];
};

/** Takes away what goes of one kind on request, and notes it in the report of the day as the nightly run does. */
export async function removeOnRequest(
  scope: Scope,
  { retention, ids, days }: Removed,
  today: CalendarDay,
): Promise<void> {
  const { kind, remove, atOnce = 200 } = retention;
  for (let from = 0; from < ids.length; from += atOnce) await remove?.(scope, ids.slice(from, from + atOnce));
  const sorted = days.toSorted();
  await noteResult(scope, today, { kind, count: ids.length, oldest: sorted[0] ?? null, newest: sorted.at(-1) ?? null });
}
