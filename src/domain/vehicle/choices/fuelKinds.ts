import { choices } from '../../choices/choices.ts';

/** Used by demo data, app. */
export const fuelKinds = choices('Antrieb', [
  { key: 'PETROL', label: 'Benzin' },
  { key: 'DIESEL', label: 'Diesel' },
  { key: 'ELECTRIC', label: 'Elektro' },
  { key: 'PLUG_IN_HYBRID', label: 'Plug-in-Hybrid' },
  { key: 'HYBRID', label: 'Hybrid' },
  { key: 'GAS', label: 'Erdgas / Autogas' },
]);
