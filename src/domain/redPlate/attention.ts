import type { KeyOf } from '../choices/choices.ts';
import type { bookAttention } from './choices/bookAttention.ts';
import type { RideStage } from './gaps.ts';

/**
 * How much a line asks for: 2 while something is missing or clashes, 1 while the ride goes on, 0 once it is complete.
 */
export function attentionOf(line: {
  readonly voided: boolean;
  readonly missing: readonly unknown[];
  readonly overlapsWith: string | null;
  readonly stage: RideStage;
}): KeyOf<typeof bookAttention> {
  if (line.voided) return '0';
  if (line.missing.length > 0 || line.overlapsWith !== null) return '2';
  return line.stage === 'ended' ? '0' : '1';
}

/** How far the ride of a line has come, by what the line says itself. */
export function stageOfLine({
  frozenAt,
  rideDay,
  begin,
  endDay,
}: {
  readonly frozenAt: string | null;
  readonly rideDay: string | null;
  readonly begin: string | null;
  readonly endDay: string | null;
}): RideStage {
  if (frozenAt !== null || endDay !== null) return 'ended';
  return rideDay !== null || begin !== null ? 'underway' : 'begun';
}
