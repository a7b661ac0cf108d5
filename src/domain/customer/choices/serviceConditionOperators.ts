import { choices } from '../../choices/choices.ts';

/** Used by defaultServices.conditions.condition. */
export const serviceConditionOperators = choices('Bedingung: Vergleich', [
  { key: 'eq', label: 'ist' },
  { key: 'neq', label: 'ist nicht' },
]);
