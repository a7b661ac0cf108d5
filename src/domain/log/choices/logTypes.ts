import { choices } from '../../choices/choices.ts';

/** Used by logs.type. */
export const logTypes = choices('Protokolltyp', [
  { key: 'mail', label: 'E-Mail' },
  { key: 'api_contract', label: 'Schnittstelle Auftrag' },
  { key: 'api_protocol', label: 'Schnittstelle Protokoll' },
  { key: 'api_change', label: 'Änderung über Schnittstelle' },
  { key: 'custom', label: 'Sonstiges' },
]);
