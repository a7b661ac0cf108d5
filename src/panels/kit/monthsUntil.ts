import { addDays, type CalendarDay } from '../../domain/time/calendarDay.ts';
import { formatMonth } from '../../domain/time/formatDay.ts';

const shown = 36;

/** The months of three years, the present one first, and the one that is asked for where it is older. */
export function monthsUntil(
  today: CalendarDay,
  chosen: string,
): readonly { readonly key: string; readonly label: string }[] {
  const months: string[] = [];
  for (let at = today.slice(0, 7); months.length < shown; at = addDays(`${at}-01`, -1).slice(0, 7)) months.push(at);
  if (!months.includes(chosen)) months.push(chosen);
  return months.map((key) => ({ key, label: formatMonth(`${key}-01`) }));
}
