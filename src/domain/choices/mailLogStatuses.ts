import { choices } from './choices.ts';

/** Used by mail_logs.status, translatedStatus. */
export const mailLogStatuses = choices('Mailstatus', [
  { key: 'pending', label: 'Ausstehend', tone: 'amber' },
  { key: 'sent', label: 'Versendet', tone: 'green' },
  { key: 'error', label: 'Fehlgeschlagen', tone: 'red' },
]);
