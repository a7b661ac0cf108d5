import { noteOutsideCall } from '../log/noteOutsideCall.ts';
import type { Queryable } from '../storage/sql.ts';
import { RouteFailure, type Directions } from './directions.ts';

/** Longer than this is slow for somebody who waits for a distance. */
const slowMs = 3_000;

/** Asks as before, and writes into the log when the routing service refused, failed or let people wait. */
export function notedDirections(ask: Directions, { to, clock }: { to: Queryable; clock: () => Date }): Directions {
  // Whoever asked is answered first, and also while the log cannot be written.
  const note = (message: string) => void noteOutsideCall(to, { at: clock(), message }).catch(() => undefined);
  return async (points, signal) => {
    const began = clock().getTime();
    try {
      return await ask(points, signal);
    } catch (error) {
      if (error instanceof RouteFailure && !error.isFinal) note(error.message);
      throw error;
    } finally {
      if (clock().getTime() - began > slowMs) note(`Der Routendienst braucht länger als ${String(slowMs / 1_000)} s.`);
    }
  };
}
