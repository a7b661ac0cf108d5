import { choices } from '../../choices/choices.ts';

/** Used by driver_documents, drivers.documentTypes. */
export const driverDocumentTypes = choices('Fahrerdokumente', [
  { key: 'driversLicense', label: 'Führerschein', required: true, pages: 'Vorder- und Rückseite' },
  { key: 'tradeRegistration', label: 'Gewerbeanmeldung', required: true },
  { key: 'proofOfAddress', label: 'Meldebescheinigung', required: true },
  {
    key: 'taxCertificate',
    label: 'Steuerbescheinigung',
    required: false,
    hint: 'Bescheinigung in Steuersachen des Finanzamts',
  },
  { key: 'certificateOfConduct', label: 'Führungszeugnis', required: false },
]);
