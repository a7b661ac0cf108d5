import { choices } from '../../choices/choices.ts';

/**
 * Used by leasing_protocols, contracts.leasingProtocols. key is the slug; the short forms BFMUEBEL, BHG and MC have no
 * known long form and stay as they are.
 */
export const leasingProtocols = choices('Leasingprotokoll', [
  { key: 'ALD', label: 'ALD', id: 1, extendedLicenseCheck: true, restrictAccess: false },
  { key: 'ALPHABET', label: 'Alphabet', id: 2, extendedLicenseCheck: true, restrictAccess: false },
  { key: 'ATHLON', label: 'Athlon', id: 3, extendedLicenseCheck: true, restrictAccess: true, customers: [277] },
  { key: 'SIXT', label: 'Sixt', id: 4, extendedLicenseCheck: false, restrictAccess: false },
  { key: 'MC', label: 'MC', id: 5, extendedLicenseCheck: false, restrictAccess: false },
  { key: 'ARVAL', label: 'Arval', id: 6, extendedLicenseCheck: true, restrictAccess: false },
  { key: 'BHG', label: 'BHG', id: 7, extendedLicenseCheck: false, restrictAccess: true },
  { key: 'BFMUEBEL', label: 'BFMUEBEL', id: 8, extendedLicenseCheck: false, restrictAccess: true },
]);
