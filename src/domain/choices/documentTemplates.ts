import { choices } from './choices.ts';

/** Used by additional_docs.template, billings pdf. */
export const documentTemplates = choices('Dokumentvorlage', [
  { key: 'export_outlay_vw', label: 'Auslagen Hersteller' },
  { key: 'export_contracts_vw', label: 'Aufträge Hersteller' },
  { key: 'export_outlay_athlon', label: 'Auslagen Leasing' },
  { key: 'export_contracts_athlon', label: 'Aufträge Leasing' },
]);
