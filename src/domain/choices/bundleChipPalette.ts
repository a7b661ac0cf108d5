import { choices } from './choices.ts';

/** Used by bundles. The colour is the running number of the bundle modulo 10. */
export const bundleChipPalette = choices('Farben der Fahrtpakete', [
  { key: 'bundle0', label: 'Paketfarbe 0', light: '#D6E9F8', dark: '#17324A' },
  { key: 'bundle1', label: 'Paketfarbe 1', light: '#DCEFD9', dark: '#1E3A1B' },
  { key: 'bundle2', label: 'Paketfarbe 2', light: '#FBE7CC', dark: '#46300F' },
  { key: 'bundle3', label: 'Paketfarbe 3', light: '#E8DDF6', dark: '#33214D' },
  { key: 'bundle4', label: 'Paketfarbe 4', light: '#F9DAD8', dark: '#4B1E1B' },
  { key: 'bundle5', label: 'Paketfarbe 5', light: '#D3EEF0', dark: '#0F3A3E' },
  { key: 'bundle6', label: 'Paketfarbe 6', light: '#F3ECC6', dark: '#3F3710' },
  { key: 'bundle7', label: 'Paketfarbe 7', light: '#F7DCEA', dark: '#46203A' },
  { key: 'bundle8', label: 'Paketfarbe 8', light: '#E2E8EB', dark: '#27333A' },
  { key: 'bundle9', label: 'Paketfarbe 9', light: '#E9EDC9', dark: '#333A12' },
]);
