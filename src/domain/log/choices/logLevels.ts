import { choices } from '../../choices/choices.ts';

/** Used by logs.level. */
export const logLevels = choices('Stufe', [
  { key: 'info', label: 'Info', tone: 'grey' },
  { key: 'warning', label: 'Warnung', tone: 'amber' },
  { key: 'error', label: 'Fehler', tone: 'red' },
]);
