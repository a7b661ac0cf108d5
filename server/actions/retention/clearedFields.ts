/** What says of a contract who was behind it and which vehicle it was, and what was written down in free words. */
export const emptied = [
  'licensePlate',
  'carFin',
  'alternativeLicensePlate',
  'infoTransferNumberPlate',
  'leasingVertragsnummer',
  'pickupAddress',
  'deliveryAddress',
  'leistungsadresse',
  'abholemail2',
  'bringemail2',
  'abholinfos',
  'bringinfos',
  'infoBackend',
  'infoDriver',
  'infoShared',
  'rechnungsnotiz',
  'gutschriftnotiz',
  'customData',
] as const;
/** Where a vehicle was fetched and brought. */
export const places = ['pickupLocation', 'deliveryLocation'] as const;
/** Of a place post code and town stay. */
export const partsOfPlace = ['firma', 'strasse', 'hausnr', 'ansprechparter1', 'anspr1telefon', 'anspr1email'];
/** Who was to be found at a stop on the way, and where. */
export const partsOfServiceAddress = ['contactPerson', 'company', 'phone', 'street', 'houseNumber', 'info'];
