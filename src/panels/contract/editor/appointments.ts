import type { SpokenTogether } from '../../kit/record/history/historyActs.ts';

/** Day and times of both ends of a contract, of which people speak as one when they change together. */
export const appointments: readonly SpokenTogether[] = [
  { label: 'Termin', day: 'datum', from: 'pickupTimeFrom', until: 'pickupTimeTo' },
  { label: 'Zustellung', day: 'bringdatum', from: 'deliveryTimeFrom', until: 'deliveryTimeTo' },
];
