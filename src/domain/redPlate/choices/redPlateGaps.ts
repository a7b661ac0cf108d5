import { choices, type KeyOf } from '../../choices/choices.ts';

/** What of a ride with a red plate can be missing, in the words of the printed book. */
export const redPlateGaps = choices('Fehlende Angaben', [
  { key: 'plate', label: 'Kennzeichen' },
  { key: 'day', label: 'Datum der Fahrt' },
  { key: 'begin', label: 'Beginn' },
  { key: 'end', label: 'Ende' },
  { key: 'driver', label: 'Fahrzeugführer' },
  { key: 'address', label: 'Anschrift des Fahrzeugführers' },
  { key: 'vehicleClass', label: 'Fahrzeugklasse' },
  { key: 'manufacturer', label: 'Hersteller' },
  { key: 'vin', label: 'Fahrzeug-Identifizierungsnummer' },
  { key: 'route', label: 'Fahrtstrecke' },
]);
export type RedPlateGap = KeyOf<typeof redPlateGaps>;
