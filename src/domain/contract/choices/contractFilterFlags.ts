import { choices } from '../../choices/choices.ts';

/** Used by contracts list. */
export const contractFilterFlags = choices('Schnellfilter Aufträge', [
  { key: 'UB', label: 'Unbestätigt', rule: "auftragbestaetigt = '0'" },
  { key: 'VZ', label: 'Verzögert', rule: 'verzoegert = true' },
  { key: 'FF', label: 'Fahrer fehlt', rule: 'driver is null' },
  { key: 'FV', label: 'Fahrer vorhanden', rule: 'driver is not null' },
  { key: 'U4', label: 'Abgeschlossen (U4)', rule: 'protocol.processState = CLOSED' },
  { key: 'Storno', label: 'Storno', rule: 'isStorniert = true' },
  { key: 'Test', label: 'Test', rule: 'testContract = true' },
]);
