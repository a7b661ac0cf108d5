import type { ContractEntity } from '../../commands/contract/contractFacts.ts';

/** Contracts of a bundle by their pickup; what has no day yet stands last. */
export function byTime<T extends { readonly contract: ContractEntity }>(rides: readonly T[]): readonly T[] {
  const when = ({ contract: { datum, pickupTimeFrom } }: T) => `${datum ?? '9999-12-31'} ${pickupTimeFrom ?? '24:00'}`;
  return rides.toSorted((one, other) => when(one).localeCompare(when(other)));
}
