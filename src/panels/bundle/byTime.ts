import type { BundledContract } from './useBundleEntries.ts';

/** The contracts of a bundle by their pickup; what has no day yet stands last. */
export function byTime(entries: readonly BundledContract[]): readonly BundledContract[] {
  const when = ({ contract: { datum, pickupTimeFrom } }: BundledContract) =>
    `${datum ?? '9999-12-31'} ${pickupTimeFrom ?? '24:00'}`;
  return entries.toSorted((one, other) => when(one).localeCompare(when(other)));
}
