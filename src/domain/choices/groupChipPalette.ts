import { choices } from './choices.ts';

/** Used by contract_avis groups. The colour is the number in the group name modulo 10. */
export const groupChipPalette = choices('Farben der Gruppen', [
  { key: 'group0', label: 'Gruppenfarbe 0', light: '#1F6FB2', dark: '#7FB8E8' },
  { key: 'group1', label: 'Gruppenfarbe 1', light: '#2E7D32', dark: '#86C98A' },
  { key: 'group2', label: 'Gruppenfarbe 2', light: '#A15C00', dark: '#E8B066' },
  { key: 'group3', label: 'Gruppenfarbe 3', light: '#6A3FA0', dark: '#B99AE3' },
  { key: 'group4', label: 'Gruppenfarbe 4', light: '#B3261E', dark: '#F0948E' },
  { key: 'group5', label: 'Gruppenfarbe 5', light: '#00727A', dark: '#6CC7CE' },
  { key: 'group6', label: 'Gruppenfarbe 6', light: '#8A6D00', dark: '#D9C15A' },
  { key: 'group7', label: 'Gruppenfarbe 7', light: '#AD3A7A', dark: '#E893BF' },
  { key: 'group8', label: 'Gruppenfarbe 8', light: '#455A64', dark: '#A6B7BF' },
  { key: 'group9', label: 'Gruppenfarbe 9', light: '#5B6B00', dark: '#B8C95C' },
]);
