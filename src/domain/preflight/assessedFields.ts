import type { contract } from '../contract/contract.ts';
import type { FieldOf } from '../define/row.ts';

/** What of a contract decides whether somebody can drive it. */
export const assessedFields = [
  'datum',
  'bringdatum',
  'pickupTimeFrom',
  'pickupTimeTo',
  'deliveryTimeFrom',
  'googleFahrzeit',
  'vorholung',
  'pickupLocation',
  'deliveryLocation',
  'isStorniert',
  'flexContract',
  'angemeldet',
  'alternativeLicensePlate',
  'infoTransferNumberPlate',
  'manufacturer',
  'carFin',
  'zusatzleistungenArray',
] as const satisfies readonly FieldOf<typeof contract>[];
