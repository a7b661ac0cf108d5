import { choices } from '../../choices/choices.ts';

/** Used by contracts/create-multiple. */
export const bulkCreateCounts = choices('Anzahl neuer Aufträge', [
  { key: '1', label: '1 Auftrag', default: true },
  { key: '5', label: '5 Aufträge' },
  { key: '10', label: '10 Aufträge' },
  { key: '20', label: '20 Aufträge' },
]);
