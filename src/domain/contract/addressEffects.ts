import type { address } from '../address/address.ts';
import type { contractTypes } from '../choices/contractTypes.ts';
import type { KeyOf } from '../choices/choices.ts';
import type { SomeOf } from '../define/row.ts';

/** Whether a vehicle is fetched from its user or brought there. */
export type ContractType = KeyOf<typeof contractTypes>;

/** A stock address that is a parking place decides the type: pickup there is a DELIVERY, delivery there a PICKUP. */
export function forcedContractType(
  side: 'pickup' | 'delivery',
  { stellplatz }: SomeOf<typeof address, 'stellplatz'>,
): ContractType | undefined {
  if (!stellplatz) return undefined;
  return side === 'pickup' ? 'DELIVERY' : 'PICKUP';
}

/**
 * A vehicle that is fetched back is refuelled only as far as the ride needs, unless the contract says something else.
 */
export function prefilledDeliveryInfo(
  contractType: string | null | undefined,
  bringinfos: string | null | undefined,
): string | null {
  return contractType === 'PICKUP' && !bringinfos?.trim() ? 'Knapp betanken!' : (bringinfos ?? null);
}
