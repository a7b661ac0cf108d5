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

/**
 * The switch of one row or many: notes those that are open; where none is, what is noted or was sent is open again
 * (document 2, section 4).
 */
export function parkingSwitch<A extends ParkedAvis>(avis: readonly A[]): { isOn: boolean; changing: readonly A[] } {
  const meant = avis.filter((it) => !saysNothing.has(parkingState(it)));
  const open = meant.filter((it) => parkingState(it) === 'open');
  return meant.length === 0 || open.length > 0 ? { isOn: true, changing: open } : { isOn: false, changing: meant };
}

const saysNothing: ReadonlySet<ParkingState | null> = new Set([null, 'addressMissing']);

/** What it writes to them. */
export function switchedParking(isOn: boolean) {
  return isOn ? { ...reopened, parkingSpaceNotificationScheduled: true } : reopened;
}

/** What it is called: the word for what it does, also where the mail has gone out. */
export function parkingSwitchText(avis: readonly ParkedAvis[]): string {
  const { isOn, changing } = parkingSwitch(avis);
  if (isOn) return 'Stellplatzinfo vormerken';
  return changing.some((it) => parkingState(it) === 'notified')
    ? 'Stellplatzinfo auf „Offen“ setzen'
    : 'Stellplatzinfo nicht mehr vormerken';
}

/** What was announced is no longer true, so it is to be announced anew (R45). */
export const reopened = { parkingSpaceNotificationScheduled: false, parkingSpaceNotified: false } as const;
