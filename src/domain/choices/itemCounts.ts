import { choices } from './choices.ts';

/** Used by anzahlSchluessel, anzahlTankkarten, anzahlLadekabel, carKeys, fuelCards, chargingCables. */
export const itemCounts = choices('Anzahl', [
  { key: '0', label: '0', value: 0 },
  { key: '1', label: '1', value: 1 },
  { key: '2', label: '2', value: 2 },
  { key: '3', label: '3', value: 3 },
  { key: '4', label: '4', value: 4 },
  { key: '5', label: '5', value: 5 },
]);
