import { displayPlate } from './plate.ts';

const longest = 45;

interface Vehicle {
  readonly licensePlate?: string | null | undefined;
  readonly alternativeLicensePlate?: string | null | undefined;
  readonly carFin?: string | null | undefined;
  readonly manufacturer?: string | null | undefined;
  readonly carModel?: string | null | undefined;
}

/** Plate / VIN / model of a contract in full, as papers have it; a red plate stands in for a missing one. */
export function vehicleText(vehicle: Vehicle): string {
  const plate = vehicle.licensePlate || vehicle.alternativeLicensePlate;
  const model = [vehicle.manufacturer, vehicle.carModel].filter(Boolean).join(' ');
  return [plate ? displayPlate(plate) : '', vehicle.carFin ?? '', model].filter(Boolean).join(' / ');
}

/** The same cut at 45 characters including plate and VIN. */
export function vehicleLabel(vehicle: Vehicle): string {
  const label = vehicleText(vehicle);
  const characters = Array.from(label);
  return characters.length <= longest
    ? label
    : `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
}
