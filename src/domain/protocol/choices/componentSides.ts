import { choices } from '../../choices/choices.ts';

/** Used by bodyparts. */
export const componentSides = choices('Bauteil-Seiten', [
  { key: 'front', label: 'vorn' },
  { key: 'rear', label: 'hinten' },
  { key: 'left', label: 'links' },
  { key: 'right', label: 'rechts' },
  { key: 'frontLeft', label: 'vorn links' },
  { key: 'frontRight', label: 'vorn rechts' },
  { key: 'rearLeft', label: 'hinten links' },
  { key: 'rearRight', label: 'hinten rechts' },
  { key: 'top', label: 'oben' },
  { key: 'inside', label: 'innen' },
  { key: 'none', label: 'ohne Seite' },
]);
