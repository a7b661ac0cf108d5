import { choices } from '../../choices/choices.ts';

/** Used by customers permission flags. */
export const customerPermissions = choices('Berechtigungen des Kunden', [
  { key: 'auftragsliste', label: 'Auftragsliste sehen' },
  { key: 'auftragseingabe', label: 'Aufträge eingeben' },
  { key: 'auftragmitanschlussfahrt', label: 'Aufträge mit Anschlussfahrt eingeben' },
  { key: 'zusatzpreislisteerlaubt', label: 'Preisliste der Zusatzleistungen sehen' },
  { key: 'nureigeneadressen', label: 'Nur eigene Adressen verwenden' },
  { key: 'benoetigtauftragsfreigabe', label: 'Aufträge brauchen eine Freigabe' },
  { key: 'emailsanadressenbeibestaetigung', label: 'Bestätigung auch an die Adressen senden' },
  {
    key: 'emailsanadressenansprechpartnerbeibestaetigung',
    label: 'Bestätigung auch an die Ansprechpartner der Adressen senden',
  },
  { key: 'leistungsadresseerlaubt', label: 'Leistungsadresse angeben' },
  { key: 'kostenstelleerlaubt', label: 'Kostenstelle angeben' },
  { key: 'lvnummererlaubt', label: 'Leasingvertragsnummer angeben' },
  { key: 'lvprotokollerlaubt', label: 'Leasingprotokoll wählen' },
  { key: 'filialenerlaubt', label: 'Filialen verwalten' },
]);
