import type { ContractEntity } from '../../../../commands/contract/contractFacts.ts';
type End = Partial<NonNullable<ContractEntity['pickupLocation']>> | undefined;

/**
 * Address of a maps service with the way between both ends of the contract; undefined while one of them has no place.
 */
export function directionsUrl({
  pickupLocation,
  deliveryLocation,
}: { readonly [end in 'pickupLocation' | 'deliveryLocation']?: End }): string | undefined {
  const [from, to] = [place(pickupLocation), place(deliveryLocation)];
  if (from === '' || to === '') return undefined;
  return `https://www.openstreetmap.org/directions?from=${encodeURIComponent(from)}&to=${encodeURIComponent(to)}`;
}

function place(location: End): string {
  if (!location?.ort) return '';
  const { strasse, hausnr, plz, ort } = location;
  return [joined(strasse, hausnr), joined(plz, ort)].filter(Boolean).join(', ');
}

function joined(...parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
