import { wishFor } from '../../../domain/application/wish.ts';
import { formatKm } from '../../../domain/km/formatKm.ts';
import { formatDate } from '../../../domain/time/formatDay.ts';

/** What a driver wishes for the ride he applied for: when he would fetch the vehicle, and how far he has to come. */
export type Wish = { readonly text: string; readonly isTooFar: boolean };

/** Reads the wishes of an application for one order; packages keep them per order. */
export function wishOf(additionalData: unknown, contractId: number): Wish {
  const wish = wishFor(additionalData, contractId);
  const day = typeof wish.pickupDate === 'string' ? formatDate(wish.pickupDate) : '';
  const times = [wish.pickupTimeFrom, wish.pickupTimeTo].filter((it) => typeof it === 'string' && it !== '').join('–');
  const detour = typeof wish.additionalDistance === 'number' ? `Umweg ${formatKm(wish.additionalDistance)}` : '';
  return { text: [[day, times].filter(Boolean).join(' '), detour].filter(Boolean).join(' · '), isTooFar: wish.allowedAdditionalDistanceExceeded === true };
}
