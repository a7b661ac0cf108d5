import { choices } from '../../choices/choices.ts';

/** Used by mail_logs.status, translatedStatus. */
export const mailLogStatuses = choices('Mailstatus', [
  { key: 'pending', label: 'Ausstehend', tone: 'amber' },
  { key: 'sent', label: 'Versendet', tone: 'green' },
  { key: 'error', label: 'Fehlgeschlagen', tone: 'red' },
]);

/** What `translatedStatus` says of a failed mail that some of its recipients have got. */
export const partlyDelivered = 'Teilweise zugestellt';
