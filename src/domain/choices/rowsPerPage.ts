import { choices } from './choices.ts';

/** Used by lists. */
export const rowsPerPage = choices('Zeilen pro Seite', [
  { key: '10', label: '10', value: 10 },
  { key: '25', label: '25', value: 25 },
  { key: '50', label: '50', value: 50 },
  { key: '100', label: '100', value: 100, default: true },
  { key: '200', label: '200', value: 200 },
  { key: '500', label: '500', value: 500 },
  { key: '1000', label: '1000', value: 1000, only: ['billing_contracts', 'credit_contracts'] },
]);
