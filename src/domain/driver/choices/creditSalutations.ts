import { choices } from '../../choices/choices.ts';

/** Used by drivers.creditSalutation. */
export const creditSalutations = choices('Anrede Gutschriftadresse', [
  { key: 'Herr', label: 'Herr' },
  { key: 'Frau', label: 'Frau' },
]);
