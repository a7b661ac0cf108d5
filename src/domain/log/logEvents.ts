import { choices, type KeyOf } from '../choices/choices.ts';

/** What is written down about the system by itself; the documents name only its rough kind. */
export const logEvents = choices('Vorgang', [
  { key: 'mailFailed', label: 'E-Mail nicht zugestellt' },
  { key: 'outsideCall', label: 'Aufruf nach außen' },
  { key: 'programCall', label: 'Aufruf eines Programms' },
  { key: 'import', label: 'Import' },
  { key: 'jobFailed', label: 'Hintergrundaufgabe' },
  { key: 'signIn', label: 'Anmeldung' },
]);
export type LogEvent = KeyOf<typeof logEvents>;
