import type { PartOf, RowOf } from '../define/row.ts';
import { defineNoun } from '../define/noun.ts';

/** Moves one vehicle from pickup to delivery; the central record of the company (document 1, section 3). */
export const contract = defineNoun({
  path: 'contracts',
  type: 'Contract',
  title: { one: 'Auftrag', gender: 'm', many: 'Aufträge' },
  icon: 'file-text',
  area: 'contracts',
  represent: (it) => it.auftragsnummer ?? 'Neuer Auftrag',
  pick: [
    'auftragsnummer',
    'licensePlate',
    'carDetails',
    'datum',
    'bringdatum',
    'deliveryDate',
    'pickupTimeFrom',
    'pickupTimeTo',
    'deliveryTimeFrom',
    'deliveryTimeTo',
    'pickupLocation',
    'deliveryLocation',
    'isStorniert',
    'driver',
    'protocol',
  ],
  opaque: ['customData'],
  details: async () => (await import('./contractDetails.ts')).contractDetails,
});
export type Contract = RowOf<typeof contract>;
export type ContractPart = PartOf<typeof contract>;
