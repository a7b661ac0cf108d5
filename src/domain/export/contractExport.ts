/** What the export of orders says of each: the columns of the order list, taken apart so that a spreadsheet can sort by them (R77). */
export const contractExportColumns: readonly string[] = [
  'auftragsnummer', 'contractType', 'contractClientAddress', 'customerDepartment', 'leasingVertragsnummer', 'kostenstelle',
  'datum', 'pickupTimeFrom', 'pickupTimeTo', 'pickupLocation.firma', 'pickupLocation.strasse', 'pickupLocation.hausnr', 'pickupLocation.plz', 'pickupLocation.ort',
  'bringdatum', 'deliveryTimeFrom', 'deliveryTimeTo', 'deliveryLocation.firma', 'deliveryLocation.strasse', 'deliveryLocation.hausnr', 'deliveryLocation.plz', 'deliveryLocation.ort',
  'manufacturer', 'carModel', 'licensePlate', 'carFin', 'driver', 'bundles', 'anschlussAuftrag', 'googleKm', 'googleFahrzeit', 'istkm',
  'unbestaetigt', 'isStorniert', 'verzoegert', 'flexContract', 'vorholung', 'leerfahrt', 'hasAvis', 'abgeschlossen',
  'auftragswert', 'gutschriftpreis', 'billingDistance', 'creditDistance', 'rechnungsnotiz', 'gutschriftnotiz', 'invoiceNumbers', 'createdAt',
];
