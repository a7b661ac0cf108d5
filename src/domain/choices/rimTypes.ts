import { choices } from './choices.ts';

/** Used by contracts.felge, protocols.rimType. */
export const rimTypes = choices('Felge', [
  { key: 'STAHL', label: 'Stahl', long: 'Stahlfelge' },
  { key: 'ALU', label: 'Alu', long: 'Leichtmetallfelge' },
]);
