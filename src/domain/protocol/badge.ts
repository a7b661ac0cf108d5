import { protocolBadges } from './choices/protocolBadges.ts';
import { protocolStates } from './choices/protocolStates.ts';

/** Whether a protocol belongs to the contract itself or to its return contract. */
export type Ride = 'main' | 'return';

/** The U number of a protocol as the contract lists show it. */
export interface ProtocolBadge {
  readonly text: string;
  readonly label: string;
  readonly tone: string;
}

/** Number of a protocol state from 0 (not begun) to 4 (closed); unknown or no protocol counts as not begun. */
export function protocolStatus(processState: string | null | undefined): number {
  return protocolStates.items.find((state) => state.key === processState)?.status ?? 0;
}

/**
 * The badge U0 to U4 of a contract and, with 4 added, U4 to U8 of its return contract; the label tells the two U4
 * apart.
 */
export function protocolBadge(status: number, ride: Ride = 'main'): ProtocolBadge {
  const state = protocolStates.items.find((it) => it.status === status);
  const known = protocolBadges.items.find((it) => it.status === status && it.ride === ride);
  const notBegun = ride === 'main' ? 'Nicht begonnen' : 'Rückauftrag: Nicht begonnen';
  return {
    text: `U${ride === 'return' ? status + 4 : status}`,
    label: known?.label ?? notBegun,
    tone: state?.tone ?? 'grey',
  };
}

/** The pickup text is greyed as soon as the protocol has begun. */
export function isPickupGreyed(status: number): boolean {
  return status > 0;
}

/** The delivery text is greyed once the vehicle is delivered. */
export function isDeliveryGreyed(status: number): boolean {
  return status > 2;
}

/** From this status (SUBMITTED) on the vehicle has left its pickup place. */
export const pickedUpStatus = 2;

/** From this status (RECEIVED) on the vehicle is delivered and its kilometres are known. */
export const deliveredStatus = 3;
