import { choices } from '../../choices/choices.ts';

/** Used by protocols.waitings.reason. */
export const waitingReasons = choices('Wartegrund', [
  { key: 'notReadyForPickup', label: 'Fahrzeug nicht abholbereit' },
  { key: 'carNotPresent', label: 'Fahrzeug nicht vor Ort' },
  { key: 'contactPersonNotPresent', label: 'Ansprechpartner nicht vor Ort' },
  { key: 'keysNotAvailable', label: 'Schlüssel nicht verfügbar' },
  { key: 'documentsMissing', label: 'Fahrzeugpapiere fehlen' },
  { key: 'licensePlatesMissing', label: 'Kennzeichen fehlen oder nicht montiert' },
  { key: 'wrongAddress', label: 'Falsche Adresse' },
  { key: 'carDamaged', label: 'Fahrzeug beschädigt' },
  { key: 'technicalDefect', label: 'Technischer Defekt' },
  { key: 'repairShopVisit', label: 'Werkstattaufenthalt' },
  { key: 'tireChange', label: 'Reifenwechsel erforderlich' },
  { key: 'charging', label: 'Laden des Elektrofahrzeugs' },
  { key: 'queueAtHandover', label: 'Warteschlange bei der Übergabe' },
  { key: 'waitingForRelease', label: 'Freigabe durch Auftraggeber abwarten' },
  { key: 'otherReason', label: 'Sonstiger Grund', requiresText: true },
]);
