import { choices } from '../../choices/choices.ts';

/** Used by disposition. */
export const protocolBadges = choices('U-Status', [
  { key: 'U1', label: 'Abholung begonnen', status: 1, ride: 'main' },
  { key: 'U2', label: 'Fahrzeug abgeholt', status: 2, ride: 'main' },
  { key: 'U3', label: 'Fahrzeug ausgeliefert', status: 3, ride: 'main' },
  { key: 'U4', label: 'Auftrag abgeschlossen', status: 4, ride: 'main' },
  { key: 'U5', label: 'Rückauftrag: Abholung begonnen', status: 1, ride: 'return' },
  { key: 'U6', label: 'Rückauftrag: Fahrzeug abgeholt', status: 2, ride: 'return' },
  { key: 'U7', label: 'Rückauftrag: Fahrzeug ausgeliefert', status: 3, ride: 'return' },
  { key: 'U8', label: 'Rückauftrag abgeschlossen', status: 4, ride: 'return' },
]);
