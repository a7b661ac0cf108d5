import { choices } from './choices.ts';

/** Used by flags. */
export const yesNo = choices('Ja / Nein', [
  { key: '1', label: 'Ja', bool: true },
  { key: '0', label: 'Nein', bool: false },
]);
