import type { Order } from '../../commands/contract/contractFacts.ts';

/** A linked order in one line: number, when it starts, where. */
export function linkText({
  auftragsnummer,
  pickupTimeFrom,
  pickupLocation,
}: Pick<Order, 'auftragsnummer' | 'pickupTimeFrom' | 'pickupLocation'>): string {
  const start = [pickupTimeFrom, pickupLocation?.ort].filter(Boolean).join(' ');
  return [auftragsnummer, start].filter(Boolean).join(' · ');
}
