import { useEffect, useState } from 'react';
import { minutesOf } from '../../../domain/time/clock.ts';
import { daysFrom } from '../../../domain/time/calendarDay.ts';
import { companyZone, timeIn, todayIn } from '../../../domain/time/zone.ts';

const every = 30_000;

/** Minutes from midnight of the day until now on the company's clock. */
export function useNowMinutes(day: string): number {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), every);
    return () => clearInterval(timer);
  }, []);
  return daysFrom(day, todayIn(companyZone, now)) * 24 * 60 + minutesOf(timeIn(companyZone, now));
}
