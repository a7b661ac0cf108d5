import { choices } from '../../choices/choices.ts';

/** Used by drivers.klassen. */
export const licenceClasses = choices('Führerscheinklassen', [
  { key: 'B', label: 'B', long: 'B – Pkw bis 3,5 t' },
  { key: 'B96', label: 'B96', long: 'B96 – Pkw mit Anhänger bis 4,25 t' },
  { key: 'BE', label: 'BE', long: 'BE – Pkw mit Anhänger' },
  { key: 'C1', label: 'C1', long: 'C1 – Lkw bis 7,5 t' },
  { key: 'C1E', label: 'C1E', long: 'C1E – Lkw bis 7,5 t mit Anhänger' },
  { key: 'C', label: 'C', long: 'C – Lkw über 3,5 t' },
  { key: 'CE', label: 'CE', long: 'CE – Lkw mit Anhänger' },
  { key: 'D1', label: 'D1', long: 'D1 – Kleinbus' },
  { key: 'D1E', label: 'D1E', long: 'D1E – Kleinbus mit Anhänger' },
  { key: 'D', label: 'D', long: 'D – Bus' },
  { key: 'DE', label: 'DE', long: 'DE – Bus mit Anhänger' },
  { key: 'AM', label: 'AM', long: 'AM – Kleinkraftrad' },
  { key: 'A1', label: 'A1', long: 'A1 – Leichtkraftrad' },
  { key: 'A2', label: 'A2', long: 'A2 – Kraftrad bis 35 kW' },
  { key: 'A', label: 'A', long: 'A – Kraftrad' },
  { key: 'L', label: 'L', long: 'L – Zugmaschine bis 40 km/h' },
  { key: 'T', label: 'T', long: 'T – Zugmaschine bis 60 km/h' },
  { key: '3', label: '3 (alt)', long: 'Klasse 3 (vor 1999 erteilt)' },
]);
