import { choices } from './choices.ts';

/** Used by roles, login token. */
export const roles = choices('Rollen der Mitarbeiter', [
  {
    key: 'leitstand_admin',
    label: 'Administration',
    description: 'Darf alles, verwaltet Nutzer, Rollen, Preisgruppen und Einstellungen.',
  },
  {
    key: 'leitstand_dispo',
    label: 'Disposition',
    description: 'Plant Aufträge und Fahrer, Fahrtpakete, Bewerbungen, Sperrtage und Importe.',
  },
  {
    key: 'leitstand_office',
    label: 'Office',
    description: 'Erfasst Aufträge, stimmt Termine ab, prüft und versendet Protokolle.',
  },
  {
    key: 'leitstand_office_l2',
    label: 'Office Level 2',
    description: 'Wie Office, dazu Fahrtenbuch, Einstellungen und Fahrerbewerber.',
  },
  {
    key: 'leitstand_buchhaltung',
    label: 'Buchhaltung',
    description: 'Erstellt Rechnungen und Gutschriften, pflegt Kunden und Fahrer.',
  },
  { key: 'leitstand_personal', label: 'Personal', description: 'Prüft Bewerber und ihre Dokumente.' },
]);
