import { choices } from '../../choices/choices.ts';

/** Used by damages, waitings, additionalPhotos, additionalDocuments. */
export const damageProcessStates = choices('Zeitpunkt', [
  { key: 'STARTED', label: 'Abholung' },
  { key: 'SUBMITTED', label: 'Zustellung' },
  { key: 'RECEIVED', label: 'Nach Zustellung', long: 'Nach Zustellung / Ausgeliefert' },
]);
