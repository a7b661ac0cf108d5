import { choices } from '../../choices/choices.ts';

/** Used by billing_contracts filter. */
export const billingContractKinds = choices('Art der Fahrt (Rechnung erstellen)', [
  { key: 'normal', label: 'Normale Fahrt', rule: 'vwstationsfahrt = false and verzoegerteAbgabe = false' },
  { key: 'stationsfahrt', label: 'Stationsfahrt', rule: 'vwstationsfahrt = true' },
  { key: 'eVehicle', label: 'E-Fahrzeug', rule: 'verzoegerteAbgabe = true' },
]);
