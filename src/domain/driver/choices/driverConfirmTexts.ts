import { choices } from '../../choices/choices.ts';

/**
 * What is asked about drivers and applicants; apart from the rest, so that it loads with their screens. kind: ask is a
 * question, refuse an error, notice a hint.
 */
export const driverConfirmTexts = choices('Rückfragen zu Fahrern', [
  {
    key: 'activateDriver',
    kind: 'ask',
    label: 'Nutzer aktivieren',
    text: '{driver} aktivieren? Der Zugang zur App wird freigeschaltet.',
  },
  { key: 'driverNoGroup', kind: 'notice', label: 'Keine Gruppe', text: 'Für den Fahrer wurde keine Gruppe ausgewählt' },
  { key: 'deleteDocument', kind: 'ask', label: 'Dokument löschen', text: '„{name}“ vom {date} löschen?' },
  {
    key: 'createTestContract',
    kind: 'ask',
    label: 'Testauftrag anlegen',
    text: 'Für {driver} einen Testauftrag anlegen?',
  },
]);
