import { choices } from '../../choices/choices.ts';

/** Used by protocols.licensePlateFinCheckResult. */
export const licensePlateFinCheckResults = choices('Prüfung Kennzeichen und FIN', [
  { key: 'VALID', label: 'Stimmt überein', shows: ['licensePlate', 'inspectionDate', 'carFin'] },
  {
    key: 'INVALID',
    label: 'Weicht ab',
    shows: ['licensePlateFinCheckNewPlate', 'licensePlateFinCheckNewFin', 'licensePlateFinCheckReason'],
  },
]);
