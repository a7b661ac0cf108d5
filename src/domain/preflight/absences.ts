import { absenceText, isAwayOn } from '../driver/absence.ts';
import { daysFrom } from '../time/calendarDay.ts';
import type { DriverFacts, Ride } from './facts.ts';
import type { Finding } from './finding.ts';

/** Whether the ride needs its driver on a day on which he is away; a vehicle that stands somewhere leaves him free. */
function meets({ datum, bringdatum, vorholung }: Ride, absence: DriverFacts['absences'][number]): boolean {
  if (datum === null) return false;
  const last = bringdatum ?? datum;
  return vorholung || daysFrom(datum, last) > 1
    ? isAwayOn(datum, absence) || isAwayOn(last, absence)
    : datum <= absence.until && last >= absence.from;
}

/** The contract falls into days on which the driver is away; why he is, is nobody's business here. */
export function absenceFindings(contract: Ride, { code, name, absences }: DriverFacts): readonly Finding[] {
  return absences
    .filter((it) => meets(contract, it))
    .map((it) => ({
      id: `absent ${contract.iri} ${it.from}`,
      order: contract.iri,
      kind: 'warn',
      short: 'abwesend',
      needsReason: true,
      title: `${contract.auftragsnummer}: ${code} ist abwesend`,
      text: absenceText(name, it),
    }));
}
