import { useEffect, useState } from 'react';
import { companyZone, todayIn } from '../../domain/time/zone.ts';

const now = () => todayIn(companyZone, new Date());

/** The present day; a list that stays open over midnight moves on with it. */
export function useToday(): string {
  const [today, setToday] = useState(now);
  useEffect(() => {
    const clock = setInterval(() => setToday(now()), 30_000);
    return () => clearInterval(clock);
  }, []);
  return today;
}
