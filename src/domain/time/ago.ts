import { daysFrom } from './calendarDay.ts';
import { formatHours } from './duration.ts';
import { todayIn } from './zone.ts';

const minute = 60_000;

/** How long ago something was, as lists say it below the moment: "vor 3 min", "vor 2:55 h", "gestern". */
export function agoText(instant: string, { now, zone }: { now: Date; zone: string }): string {
  const then = new Date(instant);
  const days = daysFrom(todayIn(zone, then), todayIn(zone, now));
  if (days > 1) return `vor ${String(days)} Tagen`;
  if (days === 1) return 'gestern';
  const minutes = Math.floor((now.getTime() - then.getTime()) / minute);
  if (minutes < 1) return 'gerade eben';
  return minutes < 60 ? `vor ${String(minutes)} min` : `vor ${formatHours(minutes)}`;
}
