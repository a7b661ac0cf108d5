import { choices } from '../../choices/choices.ts';

/** Used by protocols.emptyRunReason. */
export const emptyRunReasons = choices('Grund der Leerfahrt', [
  { key: 'contactPersonNotPresent', label: 'Ansprechpartner nicht vor Ort' },
  { key: 'notReadyForDriving', label: 'Fahrzeug nicht fahrbereit' },
  { key: 'wrongTires', label: 'Bereifung nicht zulässig' },
  {
    key: 'carInspectionDateExpired',
    label: 'HU-Termin abgelaufen',
    hint: 'HU-Termin weicht mehr als 7 Monate ab',
    months: 7,
  },
  { key: 'storno', label: 'Auftrag storniert' },
  { key: 'carNotPresent', label: 'Fahrzeug nicht vor Ort' },
  { key: 'otherReason', label: 'Sonstiger Grund', requiresText: true, textField: 'emptyRunOtherReason' },
]);
