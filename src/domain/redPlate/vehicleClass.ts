import type { KeyOf } from '../choices/choices.ts';
import type { carTypes } from '../protocol/choices/carTypes.ts';
import type { vehicleClasses } from './choices/vehicleClasses.ts';

const classes: Readonly<Record<KeyOf<typeof carTypes>, KeyOf<typeof vehicleClasses>>> = {
  LIMOUSINE: 'M1',
  STEILHECKLIMOUSINE: 'M1',
  KOMBI: 'M1',
  COUPE: 'M1',
  TRANSPORTER: 'N1',
  KASTENWAGEN: 'N1',
};

/** The class of a vehicle by what the driver took it for; of anything else it is entered by hand. */
export function vehicleClassOf(carType: KeyOf<typeof carTypes> | null): KeyOf<typeof vehicleClasses> | null {
  return carType === null ? null : classes[carType];
}
