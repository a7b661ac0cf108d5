import { choices } from '../../choices/choices.ts';

/** Used by applications.status. */
export const applicationStatuses = choices('Status der Bewerbung', [
  { key: 'pending', label: 'Offen', default: true, tone: 'amber', staffMaySet: false },
  { key: 'accepted', label: 'Angenommen', tone: 'green', staffMaySet: true, action: 'Annehmen' },
  { key: 'declined', label: 'Abgelehnt', tone: 'red', staffMaySet: true, action: 'Ablehnen' },
  { key: 'deleted', label: 'Gelöscht', tone: 'grey', staffMaySet: true, action: 'Löschen' },
  { key: 'revoked', label: 'Zurückgezogen', tone: 'grey', staffMaySet: false, hint: 'vom Fahrer zurückgezogen' },
]);
