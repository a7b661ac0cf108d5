import { choices } from '../../choices/choices.ts';

/**
 * Used by contract_avis.coordination. Without a value: swap when linkedAvis is set, else pickup or delivery by
 * contractType, else none.
 */
export const avisCoordinations = choices('Abstimmung', [
  { key: 'pickup', label: 'Abholung' },
  { key: 'delivery', label: 'Zustellung' },
  { key: 'swap', label: 'Tausch' },
  { key: 'pickup_swap', label: 'Abholung und Tausch' },
  { key: 'pickup_delivery', label: 'Abholung und Zustellung' },
  { key: 'swap_delivery', label: 'Tausch und Zustellung' },
  { key: 'pickup_swap_delivery', label: 'Abholung, Tausch und Zustellung' },
]);
