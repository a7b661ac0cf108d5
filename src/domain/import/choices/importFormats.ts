import { choices } from '../../choices/choices.ts';

/** The forms in which orders arrive; the headings of a file tell which one it is. */
export const importFormats = choices('Importformat', [
  { key: 'MANUFACTURER', label: 'Hersteller' },
  { key: 'ATHLON', label: 'Athlon' },
  { key: 'ATR', label: 'Atr' },
]);
