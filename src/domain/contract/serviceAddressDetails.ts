import { reference, text } from '../define/field.ts';
import { defineEntryDetails } from '../define/entry.ts';

export const serviceAddressDetails = defineEntryDetails({
  title: 'Leistungsadresse',
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
});
