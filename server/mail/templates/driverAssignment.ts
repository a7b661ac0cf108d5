import { defineMail } from '../mailTemplate.ts';
import { contractPlaceholders } from './contractPlaceholders.ts';

/** M02: tells a driver that a ride is his. */
export const driverAssignment = defineMail({
  key: 'M02',
  also: contractPlaceholders,
  subject: 'Fahrt {orderNumber} am {pickupDate}: {pickupCity} – {deliveryCity}',
  text: `
Sie sind für folgende Fahrt eingeteilt:

{vehicle}
Abholung: {pickupDate}[, {pickupTimeFrom} bis {pickupTimeTo} Uhr]
{pickupBlock}
{abholinfos}

Zustellung: {deliveryDate}[, {deliveryTimeFrom} bis {deliveryTimeTo} Uhr]
{deliveryBlock}
{bringinfos}

Entfernung: {googleKm}[, Fahrzeit etwa {googleFahrzeit}]
Anschluss: {followUpOrders}
Zubehör: {accessories}
Hinweise: {infoDriver}

Die Fahrt steht in Ihrer App bereit. Falls Sie verhindert sind, rufen Sie uns bitte sofort an.`,
});
