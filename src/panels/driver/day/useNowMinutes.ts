import { useEffect, useState } from 'react';
import { minuteOf } from '../../../domain/time/wallClock.ts';
import { companyZone, timeIn, todayIn } from '../../../domain/time/zone.ts';

const every = 30_000;

/** Minutes from midnight of the day until now on the company's clock. */
export function useNowMinutes(day: string): number {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), every);
    return () => clearInterval(timer);
  }, []);
  return minuteOf(todayIn(companyZone, now), timeIn(companyZone, now)) - minuteOf(day);
}
