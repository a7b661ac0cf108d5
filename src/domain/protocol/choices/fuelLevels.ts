import { choices } from '../../choices/choices.ts';

/** Used by protocols.fuelLevelOnSubmit, protocols.fuelLevelOnReceive. */
export const fuelLevels = choices('Tankstand', [
  { key: '0', label: 'Leer', value: 0, electricLabel: '0 %' },
  { key: '1', label: '1/8', value: 1, electricLabel: '12 %' },
  { key: '2', label: '1/4', value: 2, electricLabel: '25 %' },
  { key: '3', label: '3/8', value: 3, electricLabel: '38 %' },
  { key: '4', label: '1/2', value: 4, electricLabel: '50 %' },
  { key: '5', label: '5/8', value: 5, electricLabel: '62 %' },
  { key: '6', label: '3/4', value: 6, electricLabel: '75 %' },
  { key: '7', label: '7/8', value: 7, electricLabel: '88 %' },
  { key: '8', label: 'Voll', value: 8, electricLabel: '100 %' },
]);
