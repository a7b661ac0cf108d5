import { choices } from '../../choices/choices.ts';

/**
 * What is asked about protocols; apart from the rest, so that it loads with their screens. kind: ask is a question,
 * refuse an error, notice a hint.
 */
export const protocolConfirmTexts = choices('Rückfragen zu Protokollen', [
  {
    key: 'protocolStatus',
    kind: 'ask',
    label: 'Statuswechsel',
    text: 'Möchten Sie den Status von „{from}“ zu „{to}“ wechseln?',
  },
  {
    key: 'protocolReset',
    kind: 'ask',
    label: 'Protokoll zurücksetzen',
    text: 'Alle in der App erfassten Daten zu Auftrag {orderNumber} werden entfernt; vorher entsteht ein Sicherungspunkt. Fortfahren?',
  },
  {
    key: 'protocolReopen',
    kind: 'ask',
    label: 'Auftrag wieder öffnen',
    text: 'Auftrag {orderNumber} wieder öffnen? Der Fahrer kann das Protokoll erneut bearbeiten.',
  },
  {
    key: 'snapshotRestore',
    kind: 'ask',
    label: 'Sicherungspunkt wiederherstellen',
    text: 'Sicherungspunkt {counter} vom {date} ({oldState} → {newState}) wiederherstellen? Der heutige Stand wird vorher gesichert.',
  },
  { key: 'signatureDelete', kind: 'ask', label: 'Unterschrift löschen', text: 'Unterschrift von {name} löschen?' },
  {
    key: 'emptyRunReset',
    kind: 'ask',
    label: 'Leerfahrt zurücksetzen',
    text: 'Leerfahrt zu Auftrag {orderNumber} zurücksetzen?',
  },
  {
    key: 'unlockProtocol',
    kind: 'ask',
    label: 'Sperre aufheben',
    text: 'Die Bearbeitung in der App ist gesperrt. Sperre aufheben?',
  },
  {
    key: 'sendProtocolMails',
    kind: 'ask',
    label: 'Protokolle versenden',
    text: '{count} Protokolle an {recipients} Empfänger senden? Versendete E-Mails können nicht zurückgeholt werden.',
  },
  {
    key: 'locationLocked',
    kind: 'notice',
    label: 'Adresse gesperrt',
    text: 'Die Adresse wurde im Protokoll geändert. Adressänderungen werden nicht mehr mit dem Auftrag abgeglichen.',
  },
]);
