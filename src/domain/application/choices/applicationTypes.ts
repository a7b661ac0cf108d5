import { choices } from '../../choices/choices.ts';

/** Used by applications.type. */
export const applicationTypes = choices('Bewerbung auf', [
  { key: 'contract', label: 'Auftrag' },
  { key: 'bundle', label: 'Fahrtpaket' },
]);
