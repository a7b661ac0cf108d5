import type { SomeOf } from '../define/row.ts';
import { formatCount } from '../number/formatCount.ts';
import { deliveredStatus, protocolStatus } from './badge.ts';
import type { protocol } from './protocol.ts';

type Read = SomeOf<typeof protocol, 'mileageOnSubmit' | 'mileageOnReceive'>;

/** Nobody drives farther with one vehicle; who seems to has read or typed a number wrong (R10). */
export const longestRideKm = 3_000;

/** What was driven by the odometer, as far as both readings are there and can be right (R10). */
export function drivenKm({ mileageOnSubmit, mileageOnReceive }: Read): number | null {
  if (typeof mileageOnSubmit !== 'number' || typeof mileageOnReceive !== 'number') return null;
  const driven = mileageOnReceive - mileageOnSubmit;
  return driven < 0 || driven > longestRideKm ? null : driven;
}

/** Why nothing is known of the kilometres although both readings are there. */
export function mileageWarning(read: Read): string | undefined {
  const { mileageOnSubmit: from, mileageOnReceive: to } = read;
  if (typeof from !== 'number' || typeof to !== 'number' || drivenKm(read) !== null) return undefined;
  const readings = `${formatCount(from)} → ${formatCount(to)}`;
  return to < from
    ? `Kilometerstand läuft rückwärts: ${readings}`
    : `Mehr als ${formatCount(longestRideKm)} km gefahren: ${readings}`;
}

/** What its contract knows of the kilometres: nothing before the vehicle is delivered (R30, R33). */
export function istkmOf(at: Read & SomeOf<typeof protocol, 'processState'>): number | null {
  return protocolStatus(at.processState) < deliveredStatus ? null : drivenKm(at);
}
