import type { Entity } from '../../api/records/entities.ts';
import { urlOf } from '../../commands/selection.ts';
import type { RedPlateGap } from '../../domain/redPlate/choices/redPlateGaps.ts';
import type { redPlateRide } from '../../domain/redPlate/redPlateRide.ts';

export type GapPlace = { readonly url: string; readonly text: string };
type Line = Pick<Entity<typeof redPlateRide>, '@id' | 'frozenAt' | 'protocol' | 'driver' | 'contract'>;

/** Which record fills which gap, as long as the line is open; a frozen line is corrected itself. */
const filledIn: Readonly<Record<RedPlateGap, 'protocol' | 'driver' | 'contract'>> = {
  plate: 'protocol',
  day: 'protocol',
  begin: 'protocol',
  end: 'protocol',
  driver: 'contract',
  address: 'driver',
  vehicleClass: 'protocol',
  manufacturer: 'protocol',
  vin: 'contract',
  route: 'protocol',
};
const words = { protocol: 'Im Protokoll ergänzen', driver: 'Beim Fahrer ergänzen', contract: 'Im Auftrag ergänzen' };

/** Where something that a line lacks is filled in. */
export function gapPlace(gap: RedPlateGap, line: Line): GapPlace {
  const correction = { url: urlOf(line['@id']), text: 'In der Fahrt berichtigen (Administration)' };
  if (line.frozenAt) return correction;
  const where = filledIn[gap];
  const iri = line[where];
  return iri ? { url: urlOf(iri), text: words[where] } : correction;
}
