import { choices } from './choices.ts';

/** Used by contracts.zusatzFelge, protocols.insideCarRimType. */
export const additionalRimTypes = choices('Zusatzfelge', [
  { key: 'NONE', label: 'Keine' },
  { key: 'STAHL', label: 'Stahl' },
  { key: 'ALU', label: 'Alu' },
]);
