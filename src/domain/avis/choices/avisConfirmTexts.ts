import { choices } from '../../choices/choices.ts';

/**
 * What is asked about avis; apart from the rest, so that it loads with their screens. kind: ask is a question, refuse
 * an error, notice a hint.
 */
export const avisConfirmTexts = choices('Rückfragen zu Avisierungen', [
  { key: 'avisFlexConfirm', kind: 'ask', label: 'Termin bestätigen', text: 'Flex-Auftrag wirklich bestätigen?' },
  {
    key: 'avisLocked',
    kind: 'ask',
    label: 'Avisierung wird bearbeitet',
    text: '{user} bearbeitet bereits diese Avisierung (seit {time} Uhr).',
  },
  {
    key: 'avisDissolveGroup',
    kind: 'ask',
    label: 'Gruppe auflösen',
    text: 'Gruppe {groupName} mit {count} Avisierungen auflösen?',
  },
  {
    key: 'avisUnlink',
    kind: 'ask',
    label: 'Verknüpfung entfernen',
    text: 'Verknüpfung zwischen Hinfahrt {orderNumber} und Rückfahrt {linkedOrderNumber} entfernen?',
  },
  {
    key: 'avisContractType',
    kind: 'ask',
    label: 'Auftragstyp festlegen',
    text: 'Für Auftrag {orderNumber} ist kein Auftragstyp gesetzt. Als {contractType} festlegen?',
  },
]);
