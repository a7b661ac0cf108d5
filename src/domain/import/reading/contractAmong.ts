import { plateKey } from '../../vehicle/plate.ts';
import type { ImportFormat, RowContent } from './importedRow.ts';

/** By what a vehicle is known; either may be missing. */
export type VehicleMarks = Pick<RowContent, 'carFin' | 'licensePlate'>;

/**
 * Which of the records that have the key of a row is its order: with Athlon the key may stand for several vehicles, so
 * the one of this FIN, else of this plate (imports.md, "Doppelte bei Athlon und Atr").
 */
export function contractAmong<T extends VehicleMarks>(
  format: ImportFormat,
  vehicle: VehicleMarks,
  among: readonly T[],
): T | undefined {
  if (format !== 'ATHLON') return among[0];
  return (
    among.find((it) => it.carFin !== null && it.carFin === vehicle.carFin) ??
    among.find((it) => plateOf(it) !== '' && plateOf(it) === plateOf(vehicle)) ??
    (isNameless(vehicle) ? among.find(isNameless) : undefined)
  );
}

function plateOf({ licensePlate }: VehicleMarks): string {
  return plateKey(licensePlate ?? '');
}

function isNameless(it: VehicleMarks): boolean {
  return it.carFin === null && plateOf(it) === '';
}
