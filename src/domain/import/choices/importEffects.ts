import { choices } from '../../choices/choices.ts';

/** What an import row would do; used by import_contracts. */
export const importEffects = choices('Wirkung der Importzeile', [
  { key: 'CREATE', label: 'neu', tone: 'blue' },
  { key: 'EDIT', label: 'geändert', tone: 'orange' },
  { key: 'CANCEL', label: 'storniert', tone: 'red' },
  { key: 'DOUBLE', label: 'doppelt?', tone: 'orange' },
  { key: 'FAULTY', label: 'fehlerhaft', tone: 'red' },
  { key: 'UNCHANGED', label: 'unverändert', tone: 'grey' },
]);
