import { choices } from '../../choices/choices.ts';

/** Used by protocols.carType. */
export const carTypes = choices('Fahrzeugart', [
  { key: 'STEILHECKLIMOUSINE', label: 'Steilhecklimousine' },
  { key: 'LIMOUSINE', label: 'Limousine' },
  { key: 'KOMBI', label: 'Kombi' },
  { key: 'TRANSPORTER', label: 'Transporter' },
  { key: 'KASTENWAGEN', label: 'Kastenwagen' },
  { key: 'COUPE', label: 'Coupé' },
]);
