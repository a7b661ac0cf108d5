import type { contract } from '../../../domain/contract/contract.ts';
import type { FieldOf } from '../../../domain/define/row.ts';

const shown = [
  'auftragsnummer', 'sortOrder', 'isStorniert', 'cancellationRequested', 'avisColor', 'testContract',
  'vorholung', 'abcfahrt', 'abafahrt', 'vwstationsfahrt', 'flexContract', 'leerfahrt', 'verzoegert', 'neumerker', 'auftragbestaetigt',
  'rechnungsnotiz', 'kostenstelle', 'gutschriftnotiz', 'hasAvis', 'billingClientAddress', 'leistungsadresse', 'invoiceNumbers', 'bundles',
  'driver', 'benutzer', 'contractClientAddress',
  'licensePlate', 'alternativeLicensePlate', 'carFin', 'manufacturer', 'carModel', 'googleKm', 'googleFahrzeit',
  'datum', 'bringdatum', 'pickupTimeFrom', 'pickupTimeTo', 'deliveryTimeFrom', 'deliveryTimeTo', 'pickupLocation', 'deliveryLocation',
  'anschlussvon', 'anschlussAuftrag', 'protocol', 'abgeschlossen', 'differenceBetweenGoogleAndActualKm', 'isFahrerMailGesendet',
] as const satisfies readonly FieldOf<typeof contract>[];

/** What commands of the row look at and take back, beside what it shows. */
const forCommands = ['stornierung', 'angebotsMailGesendet', 'sperrenfuerrechnung', 'sperrenfuergutschrift', 'sperrenFuerAngebotsliste', 'contractType'] as const satisfies readonly FieldOf<typeof contract>[];

/** The fields that the lists of orders ask the server for. */
export const orderFields = [...shown, ...forCommands] as const;
