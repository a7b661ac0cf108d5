import { displayPlate } from '../../domain/vehicle/plate.ts';
import { textOf } from './textOf.ts';

/** How a tab calls an order: number and plate, as people name it to each other; null while it is not known. */
export function orderName(order: Readonly<Record<string, unknown>> | undefined): string | null {
  const number = textOf(order?.auftragsnummer);
  const plate = textOf(order?.licensePlate);
  return number === null || plate === null ? number : `${number} · ${displayPlate(plate)}`;
}
