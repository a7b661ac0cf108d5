import { choices } from '../../choices/choices.ts';

/** Used by damages.location. */
export const locations = choices('Fahrzeugbereich', [
  { key: 'front', label: 'Frontpartie' },
  { key: 'leftSide', label: 'Linke Seite' },
  { key: 'rear', label: 'Heckpartie' },
  { key: 'roof', label: 'Dach' },
  { key: 'interior', label: 'Innenraum' },
  { key: 'rightSide', label: 'Rechte Seite' },
  { key: 'boot', label: 'Kofferraum' },
]);
