import { choices } from '../../choices/choices.ts';

/** Used by drivers. */
export const deviceSystems = choices('Betriebssystem', [
  { key: 'android', label: 'Android' },
  { key: 'ios', label: 'iOS' },
]);
