import { choices } from '../../choices/choices.ts';

/** Used by driver_absences.reason. */
export const absenceReasons = choices('Grund der Abwesenheit', [
  { key: 'vacation', label: 'Urlaub' },
  { key: 'sick', label: 'Krank' },
  { key: 'training', label: 'Fortbildung' },
  { key: 'private', label: 'Privat' },
  { key: 'other', label: 'Sonstiges' },
]);
