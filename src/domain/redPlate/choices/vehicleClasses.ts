import { choices } from '../../choices/choices.ts';

/** The class of a vehicle as its papers name it; used by the book of red plates. */
export const vehicleClasses = choices('Fahrzeugklasse', [
  { key: 'M1', label: 'M1' },
  { key: 'M2', label: 'M2' },
  { key: 'M3', label: 'M3' },
  { key: 'N1', label: 'N1' },
  { key: 'N2', label: 'N2' },
  { key: 'N3', label: 'N3' },
  { key: 'L', label: 'L' },
  { key: 'O', label: 'O' },
  { key: 'T', label: 'T' },
]);
