import { choices } from '../../choices/choices.ts';

/** Used by vw_imports, athlon_import, atr_import. */
export const importRowStates = choices('Status der Importzeile', [
  { key: 'default', label: 'Offen', tone: 'grey' },
  { key: 'confirmed', label: 'Wird angelegt / bearbeitet', tone: 'blue' },
  { key: 'rejected', label: 'Wird abgelehnt', tone: 'orange' },
  { key: 'imported', label: 'Übernommen', tone: 'green', decline: 'Stornieren' },
  { key: 'declined', label: 'Abgelehnt', tone: 'red', decline: 'Freigeben' },
]);

/** Caption of the button that takes an import row back, by what has become of the row. */
export const declineLabels = { default: 'Ablehnen', imported: 'Stornieren', declined: 'Freigeben' } as const;
