import { choices } from './choices.ts';

/** Used by categories.kategorie, customers.kategorie, addresses.kategorie. */
export const categories = choices('Kategorie', [
  { key: 'leasing', label: 'Leasinggesellschaft' },
  { key: 'rental', label: 'Autovermietung' },
  { key: 'dealerGroup', label: 'Autohaus / Händlergruppe' },
  { key: 'fleetManager', label: 'Fuhrparkmanagement' },
  { key: 'manufacturer', label: 'Hersteller' },
  { key: 'corporateFleet', label: 'Firmenfuhrpark' },
  { key: 'remarketing', label: 'Fahrzeugvermarkter / Auktionshaus' },
  { key: 'workshop', label: 'Werkstatt / Aufbereiter' },
  { key: 'parkingSpace', label: 'Stellplatz / Logistikzentrum' },
  { key: 'insurer', label: 'Versicherung / Gutachter' },
  { key: 'public', label: 'Behörde' },
  { key: 'private', label: 'Privatkunde' },
]);
