import { formatDuration } from '../time/duration.ts';
import type { contract } from '../contract/contract.ts';
import type { SomeOf } from '../define/row.ts';
import type { Point } from './place.ts';

/** The way between two or more points. */
export type Route = {
  readonly distanceKm: number;
  readonly durationSec: number;
  /** From a routing server, or worked out from the great circle. */
  readonly source: 'route' | 'estimate';
  readonly points: readonly Point[];
  /** The way itself, where a routing server knows it. */
  readonly line?: readonly Point[];
};

/** What a contract keeps of its route: kilometres with two decimals and whole minutes. */
export function distancesOf({ distanceKm, durationSec }: Pick<Route, 'distanceKm' | 'durationSec'>): {
  readonly googleKm: number;
  readonly googleFahrzeit: number;
} {
  return { googleKm: Math.round(distanceKm * 100) / 100, googleFahrzeit: Math.round(durationSec / 60) };
}

/** A contract whose way is not known. */
export const noDistances = { googleKm: null, googleFahrzeit: null } as const;

/** What the sums of a ride are made of. */
type Measured = SomeOf<typeof contract, 'googleKm' | 'googleFahrzeit' | 'istkm'>;

/**
 * The sums of a contract and its way back, and how far each lies from what was driven; unknown parts leave a sum empty.
 */
export function rideTotals(
  record: Measured,
  returnContract: (Measured & SomeOf<typeof contract, 'abafahrt'>) | null | undefined,
) {
  const rides = returnContract?.abafahrt === '1' ? [record, returnContract] : [record];
  const total = (field: keyof Measured) => sumOf(rides.map((it) => numberOf(it[field])));
  const [planned, driven, minutes] = [total('googleKm'), total('istkm'), total('googleFahrzeit')];
  return {
    totalGooglesollkm: planned,
    totalGooglefahrtzeitwert: minutes,
    totalGooglefahrtzeit: minutes === null ? null : formatDuration(minutes),
    totalIstkm: driven,
    differenceBetweenGoogleAndActualKm: differenceOf(numberOf(record.istkm), numberOf(record.googleKm)),
    totalDifferenceBetweenGoogleAndActualKm: differenceOf(driven, planned),
  };
}

function sumOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((it) => it !== null);
  return known.length < values.length ? null : rounded(known.reduce((sum, it) => sum + it, 0));
}

function differenceOf(driven: number | null, planned: number | null): number | null {
  return driven === null || planned === null ? null : rounded(driven - planned);
}

/** A form may hold what somebody is still typing. */
function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

function rounded(km: number): number {
  return Math.round(km * 100) / 100;
}
