import { choices } from '../../choices/choices.ts';

/** What a red plate may be driven for (§ 41 FZV). */
export const rideKinds = choices('Art der Fahrt', [
  { key: 'transfer', label: 'Überführungsfahrt' },
  { key: 'trial', label: 'Probefahrt' },
  { key: 'test', label: 'Prüfungsfahrt' },
]);
