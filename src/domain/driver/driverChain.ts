import type { Place } from '../km/place.ts';
import { clashesWith } from '../preflight/clashes.ts';
import type { Ride, TravelTime } from '../preflight/facts.ts';
import { formatMoment, occupationOf, type Occupation } from '../preflight/occupation.ts';
import { formatDuration } from '../time/duration.ts';
import type { Conflict, DayLeg } from './driverDayCall.ts';

/** Less than this is no way and no waiting that anybody plans with. */
const worthTelling = 15;
/** Whoever has so long until his next ride goes home. */
const untilNextDay = 10 * 60;

export type ChainLeg = Omit<DayLeg, 'driver'>;
/** What the rides of one driver do to each other; minutes of the wall clock since 1970. */
export type Chain = { readonly conflicts: ReadonlyMap<string, Conflict>; readonly legs: readonly ChainLeg[] };

/** The ways, the waiting and the way home between the rides of one driver, and which of them he cannot do. */
export function chainOf(rides: readonly Ride[], { home, travelTime }: { home: Place; travelTime: TravelTime }): Chain {
  const order = rides.flatMap((it) => occupationOf(it) ?? []).toSorted((one, other) => one.from - other.from);
  const conflicts = new Map<string, Conflict>();
  const legs = order.flatMap((ride, at): readonly ChainLeg[] => {
    const conflict = conflictOf(ride, order.slice(0, at), travelTime);
    if (conflict) conflicts.set(ride.ride.iri, conflict);
    const next = order[at + 1];
    return next && next.from - ride.until < untilNextDay
      ? between(ride, next, travelTime)
      : wayHome(ride, home, travelTime);
  });
  return { conflicts, legs };
}

function conflictOf(own: Occupation, earlier: readonly Occupation[], travelTime: TravelTime): Conflict | undefined {
  for (const { ride, until } of earlier.toReversed()) {
    const clash = clashesWith(own.ride, [ride], travelTime).find((it) => it.kind === 'warn');
    if (!clash) continue;
    const arrival = until + (travelTime(ride.delivery, own.ride.pickup) ?? 0);
    const short =
      clash.short === 'Überschneidung'
        ? `Überschneidung mit ${ride.auftragsnummer}`
        : `an ${formatMoment(arrival, own.ride.datum)}`;
    return { short, text: [clash.title, clash.text].join('\n') };
  }
  return undefined;
}

function between(before: Occupation, next: Occupation, travelTime: TravelTime): readonly ChainLeg[] {
  const travel = travelTime(before.ride.delivery, next.ride.pickup) ?? 0;
  const arrived = travel < worthTelling ? before.until : Math.min(next.from, before.until + travel);
  const [from, to] = [before.ride.delivery.ort ?? '', next.ride.pickup.ort ?? ''];
  const waiting = next.from - arrived;
  return [
    ...(arrived > before.until
      ? [
          {
            start: before.until,
            end: arrived,
            text: `Bahn ${from}–${to} ${formatDuration(travel)}`,
            more: 'Geschätzt nach der Fahrzeit auf der Straße',
          },
        ]
      : []),
    ...(waiting >= worthTelling
      ? [{ start: arrived, end: next.from, text: `Warten ${formatDuration(waiting)}`, more: freeText(before, to) }]
      : []),
  ];
}

function wayHome(last: Occupation, home: Place, travelTime: TravelTime): readonly ChainLeg[] {
  const travel = travelTime(last.ride.delivery, home) ?? 0;
  if (travel < worthTelling) return [];
  return [
    {
      start: last.until,
      end: last.until + travel,
      text: `Heimweg ${formatDuration(travel)}`,
      more: freeText(last, last.ride.delivery.ort ?? ''),
    },
  ];
}

/** "frei ab 16:30 Uhr in Ulm" */
function freeText({ until, ride }: Occupation, town: string): string {
  return `frei ab ${formatMoment(until, ride.bringdatum ?? ride.datum)} Uhr${town ? ` in ${town}` : ''}`;
}
