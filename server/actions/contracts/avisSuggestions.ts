import { isDeepStrictEqual } from 'node:util';
import type { contract, Contract } from '../../../src/domain/contract/contract.ts';
import type { Done, Scope } from '../../write/behaviour.ts';
import { enqueueSuggestions } from '../avis/suggestionJob.ts';

/** What suggestions depend on; nobody else's than a flex contract that is still to be done (R44). */
function movedBy({
  datum,
  bringdatum,
  pickupLocation,
  deliveryLocation,
  contractClientAddress,
  contractType,
}: Contract) {
  return { datum, bringdatum, pickupLocation, deliveryLocation, contractClientAddress, contractType };
}

const isMovable = (ride: Contract) =>
  ride.flexContract && !ride.isStorniert && !ride.abgeschlossen && !ride.testContract && ride.hasAvis;

/** Suggestions are worked out anew after a change of day, place or flex, not by the clock (R44). */
export async function suggestAnew({ kind, id, before, after }: Done<typeof contract>, scope: Scope): Promise<void> {
  if (kind === 'delete') return;
  const [was, is] = [before !== undefined && isMovable(before), isMovable(after)];
  const isMoved = before !== undefined && !isDeepStrictEqual(movedBy(before), movedBy(after));
  if (was !== is || (is && isMoved)) await enqueueSuggestions(scope, id);
}
