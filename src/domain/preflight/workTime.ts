import { formatHours } from '../time/duration.ts';
import { formatDayShort } from '../time/formatDay.ts';
import type { DriverFacts, Ride } from './facts.ts';
import type { Finding } from './finding.ts';
import { dayNumber, dayOf } from '../time/wallClock.ts';
import { occupationOf } from './occupation.ts';

const longestDay = 10 * 60;
const longestWeek = 48 * 60;
const shortestRest = 11 * 60;
const maxDaysInARow = 6;

/** How many days before and after a contract its driver's rides count for rest, week and days in a row. */
export const daysAround = 6;

/** The hours that a driver's rides take him, day by day. */
export interface Load {
  readonly rides: readonly Ride[];
  /** Minutes on the road by the number of the day; days with a ride of unknown length are among them. */
  readonly minutes: ReadonlyMap<number, number>;
}

/** The hours of these rides, worked out once for all the contracts among them. */
export function loadOf(rides: readonly Ride[]): Load {
  const minutes = new Map<number, number>();
  for (const { datum, googleFahrzeit } of rides) {
    if (!datum) continue;
    const day = dayNumber(datum);
    minutes.set(day, (minutes.get(day) ?? 0) + (googleFahrzeit ?? 0));
  }
  return { rides, minutes };
}

/**
 * What the contract would do to the driver's hours, it being one of his rides: a day or week that is too long, too
 * little rest, no day off.
 */
export function workTimeFindings(contract: Ride, driver: DriverFacts, load: Load): readonly Finding[] {
  if (!contract.datum) return [];
  const day = dayNumber(contract.datum);
  const byLaw = [restFinding(contract, load), weekFinding(day, load), rowFinding(day, load)]
    .flatMap((it) => it ?? [])
    .map((it) => weighed(it, driver));
  return [...[dayFinding(day, load, driver)].flatMap((it) => it ?? []), ...byLaw];
}

/**
 * The working time law binds employers; what a subcontractor does with his week he decides for himself, so he is only
 * told about.
 */
function weighed(finding: Finding, { isEmployee }: DriverFacts): Finding {
  const { needsReason: _, ...told } = finding;
  return isEmployee ? finding : { ...told, kind: 'info' };
}

/**
 * Nobody drives longer than that in a day without somebody saying why: it is weighed like an overlap, whoever employs
 * him.
 */
function dayFinding(day: number, load: Load, { isEmployee }: DriverFacts): Finding | undefined {
  const minutes = minutesIn(load, day, 1);
  if (minutes <= longestDay) return undefined;
  const date = dayOf(day);
  return warn(`day ${date}`, {
    short: `${formatHours(minutes)} am Tag`,
    title: `${formatHours(minutes)} Fahrzeit am ${formatDayShort(date)}`,
    text: isEmployee
      ? 'Mehr als 10 Stunden an einem Tag sind nicht zulässig (§ 3 ArbZG).'
      : 'Mehr als 10 Stunden am Steuer sind zu viel für einen Tag, auch wenn den Fahrer kein Gesetz bindet.',
  });
}

/** Day 0 was a Thursday. */
function weekFinding(day: number, load: Load): Finding | undefined {
  const first = day - ((day + 3) % 7);
  const minutes = minutesIn(load, first, 7);
  if (minutes <= longestWeek) return undefined;
  const monday = dayOf(first);
  return warn(`week ${monday}`, {
    short: `${formatHours(minutes)} in der Woche`,
    title: `${formatHours(minutes)} Fahrzeit in der Woche ab ${formatDayShort(monday)}`,
    text: 'Mehr als 48 Stunden in einer Woche sind nur mit Ausgleich zulässig (§ 3 ArbZG).',
  });
}

/** Rest counts from the last ride of one day to the first of a later one. */
function restFinding(contract: Ride, { rides }: Load): Finding | undefined {
  const own = occupationOf(contract);
  if (!own) return undefined;
  let shortest: { readonly ride: Ride; readonly minutes: number } | undefined;
  for (const ride of rides) {
    const other = ride.datum === contract.datum ? undefined : occupationOf(ride);
    if (!other) continue;
    const minutes = other.until <= own.from ? own.from - other.until : other.from - own.until;
    if (minutes >= 0 && minutes < (shortest?.minutes ?? shortestRest)) shortest = { ride, minutes };
  }
  if (!shortest) return undefined;
  const { ride, minutes } = shortest;
  return warn(`rest ${contract.iri}`, {
    order: contract.iri,
    other: ride.iri,
    short: `Ruhezeit ${formatHours(minutes)}`,
    title: `Nur ${formatHours(minutes)} Ruhezeit zwischen ${ride.auftragsnummer} und ${contract.auftragsnummer}`,
    text: 'Zwischen zwei Arbeitstagen müssen 11 Stunden Ruhe liegen (§ 5 ArbZG).',
  });
}

function rowFinding(day: number, { minutes }: Load): Finding | undefined {
  let [first, last] = [day, day];
  while (minutes.has(first - 1)) first -= 1;
  while (minutes.has(last + 1)) last += 1;
  const count = last - first + 1;
  if (count <= maxDaysInARow) return undefined;
  return warn(`row ${String(first)}`, {
    short: `${String(count)} Tage ohne Pause`,
    title: `${String(count)} Einsatztage in Folge`,
    text: 'Nach sechs Arbeitstagen steht ein freier Tag an (§ 11 ArbZG).',
  });
}

function minutesIn({ minutes }: Load, first: number, days: number): number {
  let sum = 0;
  for (let day = first; day < first + days; day += 1) sum += minutes.get(day) ?? 0;
  return sum;
}

function warn(id: string, more: Pick<Finding, 'short' | 'title' | 'text' | 'order' | 'other'>): Finding {
  return { id, kind: 'warn', needsReason: true, ...more };
}
