import { choices } from '../../choices/choices.ts';

/** Used by protocols. */
export const signatureRoles = choices('Unterzeichner', [
  { key: 'driverSignature', label: 'Fahrer' },
  { key: 'submitterSignature', label: 'Übergeber' },
  { key: 'receiverSignature', label: 'Empfänger' },
]);
