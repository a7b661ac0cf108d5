import { defineMail } from '../mailTemplate.ts';
import { contractPlaceholders } from './contractPlaceholders.ts';

/** M09: the vehicle is picked up. */
export const protocolPickedUp = defineMail({
  key: 'M09',
  also: contractPlaceholders,
  subject: 'Fahrzeug abgeholt: [{licensePlate}, ]Auftrag {orderNumber}',
  text: `
das Fahrzeug {vehicle} wurde am {doneAt} Uhr in {pickupCity} übernommen.[ Kilometerstand: {mileage} km, {fuelText}.]
Voraussichtliche Zustellung: {deliveryDate}[, {deliveryTimes}] in {deliveryCity}.
Das Übernahmeprotokoll finden Sie in der Anlage {pdfVariantText}.`,
});

/** M10: the vehicle is delivered. */
export const protocolDelivered = defineMail({
  key: 'M10',
  also: contractPlaceholders,
  subject: 'Fahrzeug zugestellt: [{licensePlate}, ]Auftrag {orderNumber}',
  text: `
das Fahrzeug {vehicle} wurde am {doneAt} Uhr in {deliveryCity} übergeben[ {receiverPhrase}].[ Kilometerstand: {mileage} km, {fuelText}.]
Das Übergabeprotokoll finden Sie in der Anlage {pdfVariantText}.`,
});
