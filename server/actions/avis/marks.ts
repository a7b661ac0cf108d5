import type { contractAvis } from '../../../src/domain/avis/contractAvis.ts';
import { reopened } from '../../../src/domain/avis/parkingInfo.ts';
import { address } from '../../../src/domain/address/address.ts';
import type { Completed, Intent, Scope } from '../../write/behaviour.ts';

type Avis = typeof contractAvis;

/** No colour is nothing. */
export function completeColour({ after }: Intent<Avis>): Completed<Avis> {
  return after.color === 'none' ? { color: null } : {};
}

/**
 * A parking place brings its mail address along; what was announced to it and is no longer true is open again (R45),
 * and what is noted again is not announced any more (document 2, section 4).
 */
export async function completeParking(
  { kind, before, after, input }: Intent<Avis>,
  scope: Scope,
): Promise<Completed<Avis>> {
  if (kind === 'delete') return {};
  const isMoved =
    before !== undefined && (before.pickupDate !== after.pickupDate || before.deliveryDate !== after.deliveryDate);
  const isNewPlace = (before?.parkingSpace ?? null) !== after.parkingSpace;
  const mail =
    isNewPlace && input.parkingSpaceMailAddress === undefined
      ? { parkingSpaceMailAddress: (await scope.look(address, after.parkingSpace))?.email ?? null }
      : {};
  const isOther = isMoved || isNewPlace;
  const isNotedAgain = after.parkingSpaceNotificationScheduled && !before?.parkingSpaceNotificationScheduled;
  // One that is on its way says what is no longer true, or is not wished any more.
  const isStale = isOther || !after.parkingSpaceNotificationScheduled;
  return {
    ...mail,
    ...(before?.parkingSpaceNotified && isNotedAgain && { parkingSpaceNotified: false }),
    ...(before?.parkingSpaceNotified && isOther && reopened),
    ...(before?.parkingMail && isStale && { parkingMail: null }),
  };
}
