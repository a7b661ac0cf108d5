import { choices } from '../../choices/choices.ts';

/** Used by user_groups, users.userGroups. */
export const userGroups = choices('Rollen der Portalnutzer', [
  {
    key: 'kunde-hauptnutzer',
    id: 1,
    label: 'Kunde: Hauptnutzer',
    description: 'Sieht und bearbeitet alles seines Kundenkontos und verwaltet dessen Nutzer.',
  },
  { key: 'kunde-auftraege', id: 2, label: 'Kunde: Auftragseingabe', description: 'Legt Aufträge an und verfolgt sie.' },
  {
    key: 'fahrer-vollzeit',
    id: 3,
    label: 'Fahrer Vollzeit',
    description: 'Angestellter Fahrer mit App-Zugang.',
    logistics: true,
  },
  { key: 'mitarbeiter-buero', id: 4, label: 'Mitarbeiter Büro', description: 'Interner Nutzer ohne Fahrten.' },
  {
    key: 'fahrer-subunternehmer',
    id: 5,
    label: 'Fahrer Subunternehmer',
    description: 'Selbstständiger Fahrer, erhält Gutschriften mit Umsatzsteuer.',
    logistics: true,
  },
  {
    key: 'logistiker',
    id: 6,
    label: 'Logistiker',
    description: 'Betrieb mit eigenen Unterfahrern und Logistikfunktionen.',
    logistics: true,
  },
  {
    key: 'fahrer-firma',
    id: 7,
    label: 'Fahrer Firma',
    description: 'Fahrer der eigenen Firma oder eines verbundenen Betriebs.',
    logistics: true,
  },
  {
    key: 'fahrer-kleinunternehmer',
    id: 8,
    label: 'Fahrer Kleinunternehmer',
    description: 'Selbstständiger Fahrer ohne Umsatzsteuerausweis.',
    logistics: true,
  },
  {
    key: 'kunde-lesen',
    id: 9,
    label: 'Kunde: nur Ansicht',
    description: 'Sieht Aufträge und Protokolle, ändert nichts.',
  },
  { key: 'kunde-filiale', id: 10, label: 'Kunde: Filiale', description: 'Sieht nur die Aufträge der eigenen Filiale.' },
  {
    key: 'kunde-freigabe',
    id: 11,
    label: 'Kunde: Auftragsfreigabe',
    description: 'Gibt Aufträge anderer Nutzer frei.',
  },
  { key: 'kunde-rechnungen', id: 12, label: 'Kunde: Rechnungen', description: 'Sieht Rechnungen und Auslagenbelege.' },
  {
    key: 'kunde-protokolle',
    id: 13,
    label: 'Kunde: Protokolle',
    description: 'Ruft Übergabeprotokolle und Bilder ab.',
  },
]);
