import { formatHours } from '../time/duration.ts';
import type { Ride, TravelTime } from './facts.ts';
import type { Finding } from './finding.ts';
import { formatMoment, occupationOf, type Occupation } from './occupation.ts';

/** Less than this between two rides is worth saying. */
const tightMinutes = 30;
/** No way within the country takes longer, so rides this far apart need no look at the map. */
const longestTravel = 24 * 60;

type Way = { readonly first: Occupation; readonly second: Occupation; readonly travel: number; readonly slack: number };

/**
 * Whether one driver can do the contract and another ride: crossing times, a way between them that is too long, or
 * little to spare.
 */
export function clashesWith(contract: Ride, rides: readonly Ride[], travelTime: TravelTime): readonly Finding[] {
  const own = occupationOf(contract);
  return rides
    .filter((it) => it.iri !== contract.iri)
    .flatMap((ride): Finding[] => {
      const other = occupationOf(ride);
      if (!own || !other) return sharesDay(contract, ride) ? [withoutTime(contract, ride)] : [];
      return clash(contract, { own, other, travelTime });
    });
}

function clash(
  contract: Ride,
  { own, other, travelTime }: { own: Occupation; other: Occupation; travelTime: TravelTime },
): Finding[] {
  if (Math.max(own.latest - other.until, other.latest - own.until) > longestTravel) return [];
  const [before, after] = [wayOf(other, own, travelTime), wayOf(own, other, travelTime)];
  const best = before.slack >= after.slack ? before : after;
  if (best.slack >= tightMinutes) return [];
  const { ride } = other;
  const about = { id: `clash ${contract.iri} ${ride.iri}`, order: contract.iri, other: ride.iri };
  if (best.slack + best.travel < 0) {
    const when = `${formatMoment(other.from, contract.datum)} bis ${formatMoment(other.until, contract.datum)}`;
    return [
      {
        ...about,
        kind: 'warn',
        short: 'Überschneidung',
        needsReason: true,
        title: `${contract.auftragsnummer} überschneidet sich mit ${ride.auftragsnummer}`,
        text: `${ride.auftragsnummer} (${townsOf(ride)}) dauert von ${when}.`,
      },
    ];
  }
  if (best.slack < 0)
    return [
      {
        ...about,
        kind: 'warn',
        short: 'Anfahrt zu lang',
        needsReason: true,
        title: `Die Zeit zwischen ${best.first.ride.auftragsnummer} und ${best.second.ride.auftragsnummer} reicht nicht`,
        text: wayText(best, contract),
      },
    ];
  if (best.travel === 0) return [];
  return [
    {
      ...about,
      kind: 'info',
      title: `Zwischen ${best.first.ride.auftragsnummer} und ${best.second.ride.auftragsnummer} bleiben ${String(best.slack)} Minuten`,
      text: wayText(best, contract),
    },
  ];
}

function wayOf(first: Occupation, second: Occupation, travelTime: TravelTime): Way {
  const travel = travelTime(first.ride.delivery, second.ride.pickup) ?? 0;
  return { first, second, travel, slack: second.latest - first.until - travel };
}

function wayText({ first, second, travel }: Way, { datum }: Ride): string {
  const [from, to] = [first.ride.delivery.ort ?? 'dort', second.ride.pickup.ort ?? 'zur Abholung'];
  return `${first.ride.auftragsnummer} endet frühestens ${formatMoment(first.until, datum)} in ${from}; bis ${to} sind es etwa ${formatHours(travel)}, abgeholt werden muss bis ${formatMoment(second.latest, datum)}.`;
}

function sharesDay(contract: Ride, ride: Ride): boolean {
  return contract.datum !== null && contract.datum === ride.datum;
}

function withoutTime(contract: Ride, ride: Ride): Finding {
  return {
    id: `clash ${contract.iri} ${ride.iri}`,
    order: contract.iri,
    other: ride.iri,
    kind: 'info',
    title: `${ride.auftragsnummer} liegt am selben Tag`,
    text: 'Einer der beiden Aufträge hat noch keine Abholzeit, deshalb ist offen, ob sie sich überschneiden.',
  };
}

function townsOf({ pickup, delivery }: Ride): string {
  return [pickup.ort, delivery.ort].filter(Boolean).join(' – ') || 'ohne Orte';
}
