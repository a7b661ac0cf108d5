import type { DriverDay } from '../../src/api/calls/driverDay.ts';
import type { DayTrip } from '../../src/domain/driver/driverDayCall.ts';

/** A ride of a Fahrertag, from one hour of its first day to another; null where nobody knows when. */
export const dayTrip = (
  iri: string,
  hours: readonly [number, number] | null,
  more: Partial<DayTrip> = {},
): DayTrip => ({
  iri,
  number: iri,
  driver: null,
  start: hours && hours[0] * 60,
  end: hours && hours[1] * 60,
  from: 'Köln',
  to: 'Ulm',
  plate: null,
  km: 100,
  minutes: 60,
  state: 0,
  isCancelled: false,
  tags: [],
  conflict: null,
  ...more,
});

/** A Fahrertag with what a test puts on it. */
export const driverDay = (more: Partial<DriverDay>): DriverDay => ({
  from: '2026-11-24',
  days: 1,
  drivers: [],
  trips: [],
  legs: [],
  absences: [],
  lockDays: [],
  isCutOff: false,
  ...more,
});
