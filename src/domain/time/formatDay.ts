import { type CalendarDay, daysFrom, isCalendarDay, weekdayOf } from './calendarDay.ts';

const weekdays = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'];
/** The months as staff name them, January first. */
export const monthNames = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
];

/** A stored day as staff write it, 24.11.2026; nothing for no day, and anything else as it is. */
export function formatDate(day: CalendarDay | null | undefined): string {
  if (!day) return '';
  if (!isCalendarDay(day)) return day;
  return `${day.slice(8)}.${day.slice(5, 7)}.${day.slice(0, 4)}`;
}

/** The long German date of a day header, Samstag, 21. November 2026. */
export function formatDay(day: CalendarDay): string {
  return `${weekdayName(day)}, ${Number(day.slice(8))}. ${formatMonth(day)}`;
}

/** The month that a day lies in, November 2026. */
export function formatMonth(day: CalendarDay): string {
  return `${monthNames[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;
}

/** A day in a narrow column, Sa 21.11. */
export function formatDayShort(day: CalendarDay): string {
  return `${shortWeekday(day)} ${day.slice(8)}.${day.slice(5, 7)}.`;
}

/** A day with weekday and year, Di 24.11.2026. */
export function formatDayFull(day: CalendarDay): string {
  return `${shortWeekday(day)} ${formatDate(day)}`;
}

/** How far a day is from today as people say it: heute, +1 Tag, −3 Tage. */
export function formatDayDistance(day: CalendarDay, today: CalendarDay): string {
  const days = daysFrom(today, day);
  if (days === 0) return 'heute';
  return `${days > 0 ? '+' : '−'}${Math.abs(days)} ${Math.abs(days) === 1 ? 'Tag' : 'Tage'}`;
}

/** German name of the weekday. */
export function weekdayName(day: CalendarDay): string {
  return weekdays[weekdayOf(day) - 1] ?? '';
}

function shortWeekday(day: CalendarDay): string {
  return weekdayName(day).slice(0, 2);
}
