import { choices } from './choices.ts';

/** Used by contracts.contractType, contract_avis.contractType. */
export const contractTypes = choices('Auftragstyp', [
  {
    key: 'PICKUP',
    label: 'Rückholung',
    hint: 'Fahrzeug wird beim Nutzer abgeholt und zum Stellplatz, Händler oder Vermarkter gebracht.',
  },
  { key: 'DELIVERY', label: 'Auslieferung', hint: 'Fahrzeug wird zum Nutzer oder Händler gebracht.' },
]);
