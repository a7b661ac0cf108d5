import { choices } from '../../choices/choices.ts';

/** Used by news. */
export const newsTargets = choices('Sichtbar für', [
  { key: 'showInFahrerportal', label: 'Fahrerportal' },
  { key: 'showInKundenportal', label: 'Kundenportal' },
  { key: 'showInApp', label: 'App' },
  { key: 'showForEmployees', label: 'Mitarbeiter' },
]);
