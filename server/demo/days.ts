/** A day as the number of days since 1970, so that the generator can count with it. */
export type Day = number;

const millisecondsOfDay = 86_400_000;
const texts = new Map<Day, string>();

export function dayOf(text: string): Day {
  return Math.round(Date.parse(`${text}T00:00:00Z`) / millisecondsOfDay);
}

export function dayText(day: Day): string {
  let text = texts.get(day);
  if (text === undefined) texts.set(day, (text = new Date(day * millisecondsOfDay).toISOString().slice(0, 10)));
  return text;
}

/** 1 (Monday) to 7 (Sunday). */
export function weekdayNumber(day: Day): number {
  return ((day + 3) % 7) + 1;
}

export function isWorkingDay(day: Day): boolean {
  return weekdayNumber(day) < 6;
}

/** The working day so many working days later; from a weekend the first step leads to Monday. */
export function workingDaysLater(day: Day, count: number): Day {
  let found = day;
  for (let left = count; left > 0;) {
    found += 1;
    if (isWorkingDay(found)) left -= 1;
  }
  return found;
}

/** How many working days lie after the first day up to the second. */
export function workingDaysBetween(from: Day, to: Day): number {
  let count = 0;
  for (let day = from + 1; day <= to; day += 1) if (isWorkingDay(day)) count += 1;
  return count;
}

export function monthsLater(day: Day, months: number): Day {
  const date = new Date(day * millisecondsOfDay);
  date.setUTCMonth(date.getUTCMonth() + months);
  return Math.floor(date.getTime() / millisecondsOfDay);
}

const offsets = new Map<Day, number>();
const berlin = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', hour: '2-digit', hourCycle: 'h23' });

/** Minutes that Berlin is ahead of UTC at noon of the day. */
function berlinAhead(day: Day): number {
  let ahead = offsets.get(day);
  if (ahead === undefined)
    offsets.set(day, (ahead = (Number(berlin.format(new Date(day * millisecondsOfDay + 43_200_000))) - 12) * 60));
  return ahead;
}

/** The moment (milliseconds since 1970) of a wall-clock minute of a day in Berlin. */
export function momentOf(day: Day, minute: number): number {
  return day * millisecondsOfDay + (minute - berlinAhead(day)) * 60_000;
}

/** Day and minute that a clock in Berlin shows at a moment. */
export function wallClock(moment: number): { day: Day; minute: number } {
  const ahead = berlinAhead(Math.floor(moment / millisecondsOfDay));
  const minutes = Math.floor(moment / 60_000) + ahead;
  return { day: Math.floor(minutes / 1440), minute: minutes % 1440 };
}

export function yearOf(day: Day): number {
  return Number(dayText(day).slice(0, 4));
}

export function monthOf(day: Day): number {
  return Number(dayText(day).slice(5, 7));
}

/** 'HH:mm' of a minute of the day. */
export function clockText(minute: number): string {
  return at2(Math.floor(minute / 60)) + ':' + at2(minute % 60);
}

const at2 = (value: number) => (value < 10 ? `0${value}` : String(value));

/** ISO text in UTC; written out by hand, because there are millions of them. */
export function instantText(moment: number): string {
  const day = Math.floor(moment / millisecondsOfDay);
  const rest = Math.floor(moment - day * millisecondsOfDay);
  const seconds = Math.floor(rest / 1000);
  return `${dayText(day)}T${at2(Math.floor(seconds / 3600))}:${at2(Math.floor(seconds / 60) % 60)}:${at2(seconds % 60)}.${String(rest % 1000).padStart(3, '0')}Z`;
}
