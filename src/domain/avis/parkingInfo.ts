import type { KeyOf } from '../choices/choices.ts';
import type { parkingMailStates } from './choices/parkingMailStates.ts';
import type { SomeOf } from '../define/row.ts';
import type { contractAvis } from './contractAvis.ts';

export type ParkingState = KeyOf<typeof parkingMailStates>;
type ParkedAvis = SomeOf<
  typeof contractAvis,
  'parkingSpace' | 'parkingSpaceMailAddress' | 'parkingSpaceNotificationScheduled' | 'parkingSpaceNotified'
>;

/** How far the mail to the parking place is; nothing where no parking place is concerned (document 2, section 4). */
export function parkingState(avis: ParkedAvis): ParkingState | null {
  if (!avis.parkingSpace) return null;
  if (avis.parkingSpaceNotified) return 'notified';
  if (avis.parkingSpaceNotificationScheduled) return 'scheduled';
  return avis.parkingSpaceMailAddress ? 'open' : 'addressMissing';
}

/** The switch in the row: it flips the scheduling, and what was sent already is open again. */
export function toggledParking(
  avis: ParkedAvis,
): Required<Pick<ParkedAvis, 'parkingSpaceNotificationScheduled' | 'parkingSpaceNotified'>> {
  if (avis.parkingSpaceNotified) return reopened;
  return { parkingSpaceNotificationScheduled: !avis.parkingSpaceNotificationScheduled, parkingSpaceNotified: false };
}

/** What was announced is no longer true, so it is to be announced anew (R45). */
export const reopened = { parkingSpaceNotificationScheduled: false, parkingSpaceNotified: false } as const;
