import { choices } from './choices.ts';

/**
 * Used by the dialogs of contracts and of records in general; those of other screens stand in lists of their own. kind:
 * ask is a question, refuse an error, notice a hint.
 */
export const confirmTexts = choices('Rückfragen und Hinweise', [
  { key: 'contractStorno', kind: 'ask', label: 'Auftrag stornieren', text: 'Sind Sie sicher?' },
  { key: 'contractUnstorno', kind: 'ask', label: 'Storno aufheben', text: 'Sind Sie sicher?' },
  {
    key: 'confirmCancellation',
    kind: 'ask',
    label: 'Stornierung bestätigen',
    text: 'Der Kunde bittet um Stornierung von Auftrag {orderNumber}. Stornierung bestätigen?',
  },
  {
    key: 'removeDriver',
    kind: 'ask',
    label: 'Fahrer entfernen',
    text: 'Durch das Entfernen des Fahrers wird Auftrag {orderNumber} zu einer FF-Fahrt (Fahrer fehlt). {driver} erhält eine Absage per E-Mail. Fortfahren?',
  },
  {
    key: 'removeDriverBulk',
    kind: 'ask',
    label: 'Fahrer entfernen',
    text: 'Durch das Entfernen der Fahrer werden {count} Aufträge zu FF-Fahrten (Fahrer fehlt). Die Fahrer erhalten eine Absage per E-Mail. Fortfahren?',
  },
  {
    key: 'vorholungSameDay',
    kind: 'ask',
    label: 'Vorholung am selben Tag',
    text: 'Der Auftrag ist als Vorholung gekennzeichnet, Abholung und Zustellung liegen aber am selben Tag ({date}). Trotzdem speichern?',
  },
  {
    key: 'bundleCancel',
    kind: 'ask',
    label: 'Auftrag ist Teil eines Fahrtpakets',
    text: 'Auftrag {orderNumber} gehört zu Fahrtpaket {bundle} und wird storniert. Soll das Fahrtpaket aufgelöst werden?',
  },
  {
    key: 'bundleDriver',
    kind: 'ask',
    label: 'Auftrag ist Teil eines Fahrtpakets',
    text: 'Auftrag {orderNumber} gehört zu Fahrtpaket {bundle} und erhält einen Fahrer. Soll das Fahrtpaket aufgelöst werden?',
  },
  {
    key: 'flexSameDay',
    kind: 'ask',
    label: 'Flex-Auftrag am selben Tag',
    text: 'Der Auftrag ist ein Flex-Auftrag, Abholung und Zustellung liegen aber am selben Tag ({date}). Trotzdem speichern?',
  },
  {
    key: 'flexVorholung',
    kind: 'refuse',
    label: 'Flex-Auftrag mit Vorholung',
    text: 'Bei Flex-Aufträgen mit Vorholung müssen mindestens 2 Werktage (Montag bis Freitag) zwischen Abholung und Zustellung liegen.',
  },
  {
    key: 'flexDriver',
    kind: 'refuse',
    label: 'Flex-Auftrag mit Fahrer',
    text: 'Der Auftrag hat einen Fahrer und kann daher nicht als Flex-Auftrag gespeichert werden. Entfernen Sie den Fahrer oder das Flex-Kennzeichen.',
  },
  {
    key: 'flexCreateAvis',
    kind: 'ask',
    label: 'Avisierung anlegen',
    text: 'Zu diesem Flex-Auftrag gibt es noch keine Avisierung. Soll eine angelegt werden?',
  },
  {
    key: 'dissolveBundle',
    kind: 'ask',
    label: 'Fahrtpaket auflösen',
    text: 'Fahrtpaket {bundle} mit {count} Aufträgen auflösen? Die Aufträge bleiben bestehen, offene Bewerbungen auf das Paket werden abgelehnt.',
  },
  {
    key: 'bundleRemove',
    kind: 'ask',
    label: 'Auftrag aus dem Fahrtpaket entfernen',
    text: 'Auftrag {orderNumber} aus Fahrtpaket {bundle} entfernen?',
  },
  {
    key: 'unlinkContract',
    kind: 'ask',
    label: 'Verknüpfung entfernen',
    text: 'Verknüpfung zwischen Auftrag {orderNumber} und {linkedOrderNumber} entfernen? ABA und ABC werden bei beiden Aufträgen zurückgesetzt.',
  },
  {
    key: 'removeAppUser',
    kind: 'ask',
    label: 'App Benutzer entfernen',
    text: 'App Benutzer von Auftrag {orderNumber} entfernen? Der Auftrag verschwindet aus der App von {user}.',
  },
  {
    key: 'deleteContract',
    kind: 'ask',
    label: 'Auftrag löschen',
    text: 'Auftrag {orderNumber} endgültig löschen? Protokoll, Avisierung und Bewerbungen werden mitgelöscht.',
  },
  { key: 'deleteRecord', kind: 'ask', label: 'Eintrag löschen', text: '„{name}“ löschen?' },
  {
    key: 'resetForm',
    kind: 'ask',
    label: 'Änderungen verwerfen',
    text: 'Alle nicht gespeicherten Änderungen gehen verloren. Fortfahren?',
  },
  {
    key: 'applicationChanged',
    kind: 'ask',
    label: 'Bewerbung geändert',
    text: 'Der Status der Bewerbung hat sich zu {status} geändert, trotzdem fortfahren?',
  },
  {
    key: 'applicationAccept',
    kind: 'ask',
    label: 'Bewerbung annehmen',
    text: 'Bewerbung von {driver} auf {target} annehmen? {driver} wird als Fahrer eingetragen und per E-Mail benachrichtigt.',
  },
  {
    key: 'applicationDecline',
    kind: 'ask',
    label: 'Bewerbung ablehnen',
    text: 'Bewerbung von {driver} auf {target} ablehnen?',
  },
  {
    key: 'applicationDelete',
    kind: 'ask',
    label: 'Bewerbung löschen',
    text: 'Bewerbung von {driver} auf {target} löschen? {driver} erhält keine Nachricht.',
  },
  {
    key: 'staleWrite',
    kind: 'ask',
    label: 'Zwischenzeitlich geändert',
    text: '{user} hat diesen Datensatz um {time} Uhr geändert. Bitte wählen Sie für die betroffenen Felder den gültigen Wert.',
  },
  { key: 'newVersion', kind: 'notice', label: 'Neue Version', text: 'Neue Version verfügbar!' },
  {
    key: 'noMailServer',
    kind: 'notice',
    label: 'Kein Mailserver',
    text: 'Es ist kein Mailserver eingerichtet. E-Mails bleiben ausstehend.',
  },
]);
