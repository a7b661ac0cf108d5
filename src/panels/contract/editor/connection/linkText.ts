import type { ContractEntity } from '../../../../commands/contract/contractFacts.ts';

/** A linked contract in one line: number, when it starts, where. */
export function linkText({
  auftragsnummer,
  pickupTimeFrom,
  pickupLocation,
}: Pick<ContractEntity, 'auftragsnummer' | 'pickupTimeFrom' | 'pickupLocation'>): string {
  const start = [pickupTimeFrom, pickupLocation?.ort].filter(Boolean).join(' ');
  return [auftragsnummer, start].filter(Boolean).join(' · ');
}
