import { formatHours } from '../time/duration.ts';
import { formatDayShort } from '../time/formatDay.ts';
import type { DriverFacts, Ride } from './facts.ts';
import type { Finding } from './finding.ts';
import { dayNumber, dayOf, occupationOf } from './occupation.ts';

const longestDay = 10 * 60;
const longestWeek = 48 * 60;
const shortestRest = 11 * 60;
const mostDaysInARow = 6;

/** How many days before and after an order its driver's rides count for rest, week and days in a row. */
export const daysAround = 6;

/** What the order would do to the driver's hours: a day or week that is too long, too little rest, no day off. */
export function workTimeFindings(order: Ride, driver: DriverFacts, rides: readonly Ride[]): readonly Finding[] {
  if (!order.datum) return [];
  const others = rides.filter((it) => it.iri !== order.iri);
  const all = [...others, order];
  return [dayFinding(order, all), restFinding(order, others), weekFinding(order, all), rowFinding(order, all)].flatMap((it) => it ?? []).map((it) => weighed(it, driver));
}

/** The working time law binds employers; a subcontractor decides for himself, so he is only told about. */
function weighed(finding: Finding, { isEmployee }: DriverFacts): Finding {
  const { needsReason: _, ...told } = finding;
  return isEmployee ? finding : { ...told, kind: 'info' };
}

function dayFinding(order: Ride, rides: readonly Ride[]): Finding | undefined {
  const minutes = minutesOn(rides, order.datum ?? '', order.datum ?? '');
  if (minutes <= longestDay) return undefined;
  return warn(`day ${order.datum ?? ''}`, { short: `${formatHours(minutes)} am Tag`, title: `${formatHours(minutes)} Fahrzeit am ${formatDayShort(order.datum ?? '')}`, text: 'Mehr als 10 Stunden an einem Tag sind nicht zulässig (§ 3 ArbZG).' });
}

function weekFinding(order: Ride, rides: readonly Ride[]): Finding | undefined {
  const day = order.datum ?? '';
  const { monday, sunday } = weekOf(day);
  const minutes = minutesOn(rides, monday, sunday);
  if (minutes <= longestWeek) return undefined;
  return warn(`week ${monday}`, { short: `${formatHours(minutes)} in der Woche`, title: `${formatHours(minutes)} Fahrzeit in der Woche ab ${formatDayShort(monday)}`, text: 'Mehr als 48 Stunden in einer Woche sind nur mit Ausgleich zulässig (§ 3 ArbZG).' });
}

/** Rest counts from the last ride of one day to the first of a later one. */
function restFinding(order: Ride, others: readonly Ride[]): Finding | undefined {
  const own = occupationOf(order);
  if (!own) return undefined;
  const rests = others.filter((it) => it.datum !== order.datum).flatMap((ride) => {
    const other = occupationOf(ride);
    if (!other) return [];
    const minutes = other.until <= own.from ? own.from - other.until : other.from - own.until;
    return minutes >= 0 && minutes < shortestRest ? [{ ride, minutes }] : [];
  });
  const [shortest] = rests.toSorted((one, two) => one.minutes - two.minutes);
  if (!shortest) return undefined;
  const { ride, minutes } = shortest;
  return warn(`rest ${order.iri}`, { order: order.iri, short: `Ruhezeit ${formatHours(minutes)}`, title: `Nur ${formatHours(minutes)} Ruhezeit zwischen ${ride.auftragsnummer} und ${order.auftragsnummer}`, text: 'Zwischen zwei Arbeitstagen müssen 11 Stunden Ruhe liegen (§ 5 ArbZG).' });
}

function rowFinding(order: Ride, rides: readonly Ride[]): Finding | undefined {
  const days = new Set(rides.flatMap(({ datum }) => (datum ? [dayNumber(datum)] : [])));
  const day = dayNumber(order.datum ?? '');
  let [first, last] = [day, day];
  while (days.has(first - 1)) first -= 1;
  while (days.has(last + 1)) last += 1;
  const count = last - first + 1;
  if (count <= mostDaysInARow) return undefined;
  return warn(`row ${String(first)}`, { short: `${String(count)} Tage ohne Pause`, title: `${String(count)} Einsatztage in Folge`, text: 'Nach sechs Arbeitstagen steht ein freier Tag an (§ 11 ArbZG).' });
}

function minutesOn(rides: readonly Ride[], first: string, last: string): number {
  return rides.reduce((sum, { datum, googleFahrzeit }) => (datum && datum >= first && datum <= last ? sum + (googleFahrzeit ?? 0) : sum), 0);
}

/** Day 0 was a Thursday. */
function weekOf(day: string): { readonly monday: string; readonly sunday: string } {
  const monday = dayNumber(day) - ((dayNumber(day) + 3) % 7);
  return { monday: dayOf(monday), sunday: dayOf(monday + 6) };
}

function warn(id: string, more: Pick<Finding, 'short' | 'title' | 'text' | 'order'>): Finding {
  return { id, kind: 'warn', needsReason: true, ...more };
}
