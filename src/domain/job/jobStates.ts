import { choices } from '../choices/choices.ts';

/** Used by jobs.state. */
export const jobStates = choices('Stand', [
  { key: 'waiting', label: 'Wartet', tone: 'grey' },
  { key: 'running', label: 'Läuft', tone: 'blue' },
  { key: 'done', label: 'Fertig', tone: 'green' },
  { key: 'failed', label: 'Fehlgeschlagen', tone: 'red' },
  { key: 'stopped', label: 'Angehalten', tone: 'amber' },
]);
