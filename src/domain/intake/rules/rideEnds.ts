import type { Content } from '../contents.ts';
import type { Side } from '../finding.ts';
import { sideInClause } from './sideInClause.ts';

/** Where a ride begins and where it ends, in words. */
export const rideEnds: Readonly<Record<Side, string>> = { pickup: 'Abholung', delivery: 'Zustellung' };

/** Which end a day or time of some content belongs to, and whether that stands there. */
export function sideOf(
  content: Content,
  at: number,
): { readonly side: Side | 'other' | null; readonly isTold: boolean } {
  const { side, isOwnSide, label } = content;
  if (isOwnSide || (label !== null && side !== null)) return { side, isTold: true };
  const inClause = sideInClause(content, at);
  if (inClause !== null) return { side: inClause, isTold: true };
  return { side, isTold: side !== null };
}

/** Whether days and times of some content may be those of the ride: letters carry others, too. */
export function speaksOfRide({ label, side }: Content): boolean {
  return side !== 'other' && (label === null || label === 'day' || label === 'window' || label === 'remark');
}
