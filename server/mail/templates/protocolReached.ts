import { defineMail } from '../mailTemplate.ts';
import { contractPlaceholders } from './contractPlaceholders.ts';

/** M09: the vehicle is picked up. */
export const protocolPickedUp = defineMail({
  key: 'M09',
  also: [...contractPlaceholders, 'doneAt', 'mileage'],
  subject: 'Fahrzeug abgeholt: [{licensePlate}, ]Auftrag {orderNumber}',
  text: `
das Fahrzeug {vehicle} wurde am {pickupDoneAt} Uhr in {pickupCity} übernommen.[ Kilometerstand: {mileageOnSubmit} km, {fuelText}.]
Voraussichtliche Zustellung: {deliveryDate}[, {deliveryTimeFrom} bis {deliveryTimeTo} Uhr] in {deliveryCity}.
Das Übernahmeprotokoll finden Sie in der Anlage {pdfVariantText}.`,
});

/** M10: the vehicle is delivered. */
export const protocolDelivered = defineMail({
  key: 'M10',
  also: [...contractPlaceholders, 'receiverName', 'doneAt', 'mileage'],
  subject: 'Fahrzeug zugestellt: [{licensePlate}, ]Auftrag {orderNumber}',
  text: `
das Fahrzeug {vehicle} wurde am {deliveryDoneAt} Uhr in {deliveryCity} übergeben[ {receiverPhrase}].[ Kilometerstand: {mileageOnReceive} km, {fuelText}.]
Das Übergabeprotokoll finden Sie in der Anlage {pdfVariantText}.`,
});
