import { choices } from './choices.ts';

/** Used by mail logs, push logs, history. */
export const logRowsPerPage = choices('Zeilen pro Seite (Logs)', [
  { key: '5', label: '5', value: 5 },
  { key: '10', label: '10', value: 10 },
  { key: '25', label: '25', value: 25, default: true },
  { key: '50', label: '50', value: 50 },
]);
