import { defineCall, json } from '../define/call.ts';
import {
  arrayOf,
  day,
  described,
  flag,
  given,
  integer,
  iri,
  maybe,
  number,
  object,
  text,
  typed,
} from '../define/shape.ts';

/** A ride on the time line; minutes count from midnight of the first day, null where its day or time is open. */
export type DayTrip = {
  readonly iri: string;
  readonly number: string;
  readonly driver: string | null;
  readonly start: number | null;
  readonly end: number | null;
  readonly from: string;
  readonly to: string;
  readonly plate: string | null;
  readonly km: number | null;
  /** Drive time. */
  readonly minutes: number | null;
  /** U0 to U4. */
  readonly state: number;
  readonly isCancelled: boolean;
  readonly tags: readonly { readonly key: string; readonly text: string; readonly label: string }[];
  /** Why its driver cannot do it as planned. */
  readonly conflict: Conflict | null;
};
export type Conflict = { readonly short: string; readonly text: string };
export type DayDriver = {
  readonly iri: string;
  readonly code: string;
  readonly name: string;
  readonly town: string;
  readonly region: string | null;
};
/** What lies between the rides of a driver and after the last of them. */
export type DayLeg = {
  readonly driver: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly more: string;
};

const trip = typed<DayTrip>(
  object({
    iri,
    number: text,
    driver: maybe(iri),
    start: described(maybe(integer), 'Minuten seit Mitternacht des ersten Tages'),
    end: maybe(integer),
    from: text,
    to: text,
    plate: maybe(text),
    km: maybe(number),
    minutes: maybe(integer),
    state: described(integer, 'U0 bis U4'),
    isCancelled: flag,
    tags: arrayOf(object({ key: text, text, label: text })),
    conflict: maybe(object({ short: text, text })),
  }),
);
const driver = typed<DayDriver>(object({ iri, code: text, name: text, town: text, region: maybe(text) }));
const leg = typed<DayLeg>(object({ driver: iri, start: integer, end: integer, text, more: text }));
const absence = object({ driver: iri, from: day, until: day, reason: maybe(text) });

/** Everything the Fahrertag shows of some days, in one go. */
export const driverDay = defineCall({
  id: 'driver.day',
  title: 'Fahrertag: Fahrer, Fahrten, Wege, Abwesenheiten und Sperrtage einiger Tage',
  on: 'drivers',
  call: 'GET /driver_day',
  area: 'disposition',
  input: given({ from: described(day, 'Erster Tag'), days: described(integer, 'Anzahl der Tage, 1 bis 7; sonst 1') }, [
    'from',
  ]),
  answer: json(
    'Was an den Tagen gefahren wird',
    object({
      from: day,
      days: integer,
      drivers: arrayOf(driver),
      trips: arrayOf(trip),
      legs: arrayOf(leg),
      absences: arrayOf(absence),
      lockDays: arrayOf(day),
      isCutOff: described(flag, 'Es sind mehr Fahrten, als auf einmal gezeigt werden'),
    }),
  ),
  errors: { invalid: true },
});
