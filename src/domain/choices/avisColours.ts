import { choices } from './choices.ts';

/** Used by contract_avis.color. none is stored as null. */
export const avisColours = choices('Farbe der Avisierung', [
  { key: 'none', label: 'Keine', light: null, dark: null, default: true },
  { key: 'addressChangeFollows', label: 'Adressänderung folgt', light: '#FFE8B3', dark: '#4A3A12' },
  { key: 'addressChangeEntered', label: 'Adressänderung eingetragen', light: '#D5EBCF', dark: '#213D1C' },
  { key: 'feedbackDispo', label: 'Rückmeldung Dispo', light: '#D3E3F8', dark: '#1B3352' },
  { key: 'reminderOffice', label: 'Erinnerung Office', light: '#E6D9F5', dark: '#38254F' },
]);
