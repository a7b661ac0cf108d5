import { formatDate } from '../time/formatDay.ts';
import { detourText } from './detour.ts';
import { wishFor } from './wish.ts';

/** What a driver wishes for the ride he applied for: when he would fetch the vehicle, and how far he has to come. */
export type Wish = { readonly text: string; readonly isTooFar: boolean };

/** Reads the wishes of an application for one contract; packages keep them per contract. */
export function wishOf(additionalData: unknown, contractId: number): Wish {
  const wish = wishFor(additionalData, contractId);
  const day = typeof wish.pickupDate === 'string' ? formatDate(wish.pickupDate) : '';
  const times = [wish.pickupTimeFrom, wish.pickupTimeTo].filter((it) => typeof it === 'string' && it !== '').join('–');
  const detour = typeof wish.additionalDistance === 'number' ? `Umweg ${detourText(wish.additionalDistance)}` : '';
  return {
    text: [[day, times].filter(Boolean).join(' '), detour].filter(Boolean).join(' · '),
    isTooFar: wish.allowedAdditionalDistanceExceeded === true,
  };
}

/** The wishes of an application in one line: for its contract, or for each contract of its package. */
export function wishesText(additionalData: unknown, contractId: number | undefined): string {
  const contracts = contractId === undefined ? Object.keys(additionalData ?? {}).map(Number) : [contractId];
  return [...new Set(contracts.map((id) => wishOf(additionalData, id).text))].filter(Boolean).join('; ');
}
