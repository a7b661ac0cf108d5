import { choices } from '../choices/choices.ts';

/** Both ends of a ride, as the people there are spoken of. */
export const avisSides = choices('Seite', [
  { key: 'pickup', label: 'Abholung' },
  { key: 'delivery', label: 'Zustellung' },
]);

/** How far the mail to the people at one side is. */
export const contactMailStates = choices('Avis-Mail', [
  { key: 'pending', label: 'unterwegs' },
  { key: 'sent', label: 'versendet' },
  { key: 'error', label: 'nicht zugestellt' },
]);
