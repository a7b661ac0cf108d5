import { choices } from '../../choices/choices.ts';

/** Used by contracts.angemeldet. */
export const registrationStates = choices('Zulassung', [
  { key: 'true', label: 'Angemeldet' },
  { key: 'false', label: 'Nicht angemeldet', hint: 'Es wird ein alternatives (rotes) Kennzeichen benötigt.' },
]);
