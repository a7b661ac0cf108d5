import { addDays } from '../../../src/domain/time/calendarDay.ts';
import { companyZone, instantAt, todayIn } from '../../../src/domain/time/zone.ts';

/** No story takes longer on a busy machine. */
const longestStoryMs = 60_000;

/** For how long a story must not begin, because midnight would come into it and its today become yesterday. */
export function untilOneDayMs(now: Date): number {
  const midnight = instantAt(addDays(todayIn(companyZone, now), 1), '00:00', { zone: companyZone });
  const left = midnight.getTime() - now.getTime();
  return left > longestStoryMs ? 0 : left;
}
