import { choices } from '../../choices/choices.ts';

/** Used by protocols/{id}. */
export const protocolResets = choices('Statuswechsel', [
  {
    key: 'toStarted',
    label: 'Wechsel zu Abholung',
    processState: 'STARTED',
    clears: [
      'carControlInnerDone',
      'carControlOuterDone',
      'carEquipmentCheckDone',
      'driverSignature',
      'submitterSignature',
      'receiverSignature',
    ],
    sets: { editProcessPartAllowed: true, disableSignatureValidation: false },
    question:
      'Möchten Sie das Protokoll auf „Abholung“ zurücksetzen? Fahrzeugkontrolle, Ausstattungsprüfung und alle Unterschriften werden gelöscht. Der Fahrer muss die Übernahme in der App erneut durchführen.',
  },
  {
    key: 'toSubmitted',
    label: 'Zustellung',
    processState: 'SUBMITTED',
    clears: ['carControlInnerDone', 'carEquipmentCheckDone', 'receiverSignature'],
    sets: { editProcessPartAllowed: true, disableSignatureValidation: false },
    question:
      'Möchten Sie das Protokoll auf „Zustellung“ zurücksetzen? Innenkontrolle, Ausstattungsprüfung und die Unterschrift des Empfängers werden gelöscht.',
  },
  {
    key: 'toSubmittedUnlocked',
    label: 'Zustellung mit U3 Freigeschaltet',
    processState: 'SUBMITTED',
    clears: ['receiverSignature'],
    sets: { editProcessPartAllowed: true, disableSignatureValidation: true },
    question:
      'Möchten Sie das Protokoll auf „Zustellung mit U3 Freigeschaltet“ zurücksetzen? Die Unterschrift des Empfängers wird gelöscht; der Fahrer kann die Auslieferung ohne Unterschrift abschließen.',
  },
  {
    key: 'driverSignature',
    label: 'Unterschrift Fahrer zurücksetzen',
    processState: 'STARTED',
    clears: ['driverSignature'],
    sets: { editProcessPartAllowed: true },
    question: 'Unterschrift des Fahrers zurücksetzen? Das Protokoll wechselt zu „Begonnen“.',
  },
  {
    key: 'submitterSignature',
    label: 'Unterschrift Übergeber zurücksetzen',
    processState: 'SUBMITTED',
    clears: ['submitterSignature'],
    sets: { editProcessPartAllowed: true },
    question: 'Unterschrift des Übergebers zurücksetzen? Das Protokoll wechselt zu „Abgeholt U2“.',
  },
  {
    key: 'receiverSignature',
    label: 'Unterschrift Empfänger zurücksetzen',
    processState: 'RECEIVED',
    clears: ['receiverSignature'],
    sets: { editProcessPartAllowed: true },
    question: 'Unterschrift des Empfängers zurücksetzen? Das Protokoll wechselt zu „Ausgeliefert U3“.',
  },
]);
