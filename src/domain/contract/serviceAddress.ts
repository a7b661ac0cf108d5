import { defineEntry } from '../define/entry.ts';
import { reference, text } from '../define/field.ts';

/** Where an additional service of an order is done, for example the registration office. */
export const serviceAddress = defineEntry({
  path: 'serviceAddresses',
  type: 'ServiceAddress',
  title: { one: 'Leistungsadresse', gender: 'f', many: 'Leistungsadressen' },
  icon: 'map-pin',
  area: 'contracts',
  of: { field: 'contract', label: 'Auftrag', to: 'contracts' },
  lists: { serviceAddresses: 'Leistungsadressen' },
  fields: {
    service: reference('Leistung', 'services', { required: true }),
    contactPerson: text('Ansprechpartner', { max: 120 }),
    company: text('Firma', { max: 120 }),
    phone: text('Telefon', { max: 60 }),
    street: text('Straße', { max: 120 }),
    houseNumber: text('Hausnr.', { max: 20 }),
    zipCode: text('PLZ', { pattern: 'postcode' }),
    city: text('Ort', { max: 120 }),
    info: text('Info', { max: 500 }),
  },
  represent: (row) => row.company ?? row.city ?? 'Leistungsadresse',
});
