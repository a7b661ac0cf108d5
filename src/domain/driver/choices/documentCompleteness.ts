import { choices } from '../../choices/choices.ts';

/** Used by new_drivers. */
export const documentCompleteness = choices('Vollständigkeit der Dokumente', [
  { key: 'all', label: 'Alle Dokumente vorhanden', tone: 'green' },
  { key: 'required', label: 'Pflichtdokumente vorhanden', tone: 'amber' },
  { key: 'missing', label: 'Fehlende Pflichtdokumente', tone: 'red' },
]);
