import type { contract } from '../../../../domain/contract/contract.ts';
import { valueAt } from '../../../../domain/define/fieldText.ts';
import type { PathOf } from '../../../../domain/define/row.ts';
import { normalizePlate } from '../../../../domain/vehicle/plate.ts';
import type { FormValues } from '../../../kit/form/formValues.ts';
import { textOf } from '../../../kit/textOf.ts';

/** What says which ride a contract to come is about. */
export const rideFields = [
  'licensePlate',
  'alternativeLicensePlate',
  'carFin',
  'manufacturer',
  'carModel',
  'pickupLocation',
  'deliveryLocation',
] as const;

/** What a contract to come is for, as far as it was typed: "für K-AB 123, Köln – Ulm". */
export function aboutContract(values: FormValues): string {
  const ride = rideOf(values);
  return ride && `für ${ride}`;
}

/** Vehicle and route of a contract to come, as far as they were typed: "K-AB 123, Köln – Ulm". */
export function rideOf(values: FormValues): string {
  const text = (path: PathOf<typeof contract>) => textOf(valueAt(values, path))?.trim() ?? '';
  const plate = text('licensePlate') || text('alternativeLicensePlate');
  const vehicle = plate
    ? normalizePlate(plate)
    : text('carFin') || [text('manufacturer'), text('carModel')].filter(Boolean).join(' ');
  const [from, to] = [text('pickupLocation.ort'), text('deliveryLocation.ort')];
  const route = from && to ? `${from} – ${to}` : from ? `ab ${from}` : to ? `nach ${to}` : '';
  return [vehicle, route].filter(Boolean).join(', ');
}
