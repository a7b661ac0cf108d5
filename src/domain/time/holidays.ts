import { getHolidays } from 'feiertagejs';
import type { CalendarDay } from './calendarDay.ts';

const states = {
  BW: 'Baden-Württemberg',
  BY: 'Bayern',
  BE: 'Berlin',
  BB: 'Brandenburg',
  HB: 'Bremen',
  HE: 'Hessen',
  HH: 'Hamburg',
  MV: 'Mecklenburg-Vorpommern',
  NI: 'Niedersachsen',
  NW: 'Nordrhein-Westfalen',
  RP: 'Rheinland-Pfalz',
  SL: 'Saarland',
  SN: 'Sachsen',
  ST: 'Sachsen-Anhalt',
  SH: 'Schleswig-Holstein',
  TH: 'Thüringen',
} as const;

/** The two letters of a Bundesland. */
export type Bundesland = keyof typeof states;

/** Name of the public holiday of a day in a Bundesland, if it is one. */
export function holidayName(day: CalendarDay, state: Bundesland): string | undefined {
  return getHolidays(day.slice(0, 4), state)
    .find((holiday) => holiday.dateString === day)
    ?.translate('de');
}

/** Hint beside a date that is a holiday where the vehicle is picked up; it never blocks. */
export function holidayHint(day: CalendarDay, state: Bundesland): string | undefined {
  const name = holidayName(day, state);
  if (name === undefined) return undefined;
  return `Feiertag in ${states[state]} am ${Number(day.slice(8))}.${Number(day.slice(5, 7))}. (${name})`;
}
