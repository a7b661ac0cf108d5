import type { RedPlateRide } from '../../../src/domain/redPlate/redPlateRide.ts';
import { plateKey } from '../../../src/domain/vehicle/plate.ts';
import { nextNumber } from '../../storage/counters.ts';
import type { Scope } from '../../write/behaviour.ts';

type Numbered = Pick<RedPlateRide, 'plate' | 'number' | 'year' | 'corrections'>;

/**
 * The running number of a line: given once plate and day are known, per plate and calendar year. Who turns out to have
 * driven with another plate gets a number there; the old one is not given again, and the line says what became of it.
 */
export async function numberFor(
  { plate, rideDay }: Pick<RedPlateRide, 'plate' | 'rideDay'>,
  known: Numbered | undefined,
  scope: Scope,
): Promise<Partial<Pick<RedPlateRide, 'number' | 'year' | 'corrections'>>> {
  if (!plate || !rideDay) return {};
  const year = Number(rideDay.slice(0, 4));
  if (known?.number && known.year === year && plateKey(known.plate ?? '') === plateKey(plate)) return {};
  const number = await nextNumber(scope.client, `red_plate_rides:${plateKey(plate)} ${String(year)}`);
  if (!known?.number) return { number, year };
  return {
    number,
    year,
    corrections: [
      ...known.corrections,
      {
        field: 'Lfd. Nr.',
        name: 'number',
        before: numberText(known),
        after: numberText({ plate, number, year }),
        at: scope.now.toISOString(),
        by: scope.actor.username,
      },
    ],
  };
}

/** A running number with the plate and year in which it was given. */
export function numberText({ plate, number, year }: Pick<RedPlateRide, 'plate' | 'number' | 'year'>): string {
  return `${plate ?? ''} Nr. ${String(number ?? '')}/${String(year ?? '')}`;
}
