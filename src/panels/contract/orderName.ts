import type { Order } from '../../commands/contract/contractFacts.ts';
import { displayPlate } from '../../domain/vehicle/plate.ts';

/** How a tab calls an order: number and plate, as people name it to each other; null while it is not known. */
export function orderName(order: Pick<Order, 'auftragsnummer' | 'licensePlate'> | undefined): string | null {
  const { auftragsnummer, licensePlate } = order ?? {};
  return auftragsnummer && licensePlate ? `${auftragsnummer} · ${displayPlate(licensePlate)}` : auftragsnummer || null;
}
