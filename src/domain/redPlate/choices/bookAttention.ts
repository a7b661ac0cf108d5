import { choices } from '../../choices/choices.ts';

/** What a line of the book asks for; in this order the weightiest comes last. */
export const bookAttention = choices('Handlungsbedarf', [
  { key: '0', label: 'Vollständig' },
  { key: '1', label: 'Läuft noch' },
  { key: '2', label: 'Zu klären' },
]);
