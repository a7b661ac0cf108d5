/** A wall-clock time 'HH:mm'. */
export type ClockTime = string;

export const minutesPerDay = 24 * 60;

/** Time fields move in steps of half an hour. */
export const timeStepMinutes = 30;

/** Whether a text is a time of day in the stored form. */
export function isClockTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** Minutes since midnight of a time of day. */
export function minutesOf(time: ClockTime): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** The time of day so many minutes after midnight, or nothing when that is another day. */
export function clockTime(minutes: number): ClockTime | undefined {
  return Number.isInteger(minutes) && minutes >= 0 && minutes < minutesPerDay ? timeOfDay(minutes) : undefined;
}

/** What the clock shows so many minutes after a midnight, also on another day. */
export function timeOfDay(minutes: number): ClockTime {
  const within = ((Math.round(minutes) % minutesPerDay) + minutesPerDay) % minutesPerDay;
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`;
}

/** The next full or half hour, because appointments are made in steps of 30 minutes. */
export function roundUpToHalfHour(minutes: number): number {
  return Math.ceil(minutes / timeStepMinutes) * timeStepMinutes;
}

/** The time one step later or earlier, as the arrow keys of a time field move it; stays within the day. */
export function stepTime(time: ClockTime, direction: 1 | -1): ClockTime {
  const minutes = minutesOf(time);
  const next = direction === 1 ? Math.floor(minutes / timeStepMinutes) + 1 : Math.ceil(minutes / timeStepMinutes) - 1;
  return clockTime(next * timeStepMinutes) ?? time;
}
