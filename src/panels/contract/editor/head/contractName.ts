import type { ContractEntity } from '../../../../commands/contract/contractFacts.ts';
import { displayPlate } from '../../../../domain/vehicle/plate.ts';

/** How a tab calls a contract: number and plate, as people name it to each other; null while it is not known. */
export function contractName(
  contract: Pick<ContractEntity, 'auftragsnummer' | 'licensePlate'> | undefined,
): string | null {
  const { auftragsnummer, licensePlate } = contract ?? {};
  return auftragsnummer && licensePlate ? `${auftragsnummer} · ${displayPlate(licensePlate)}` : auftragsnummer || null;
}
