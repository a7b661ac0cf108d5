import { defineMail } from '../mailTemplate.ts';
import { contractPlaceholders } from './contractPlaceholders.ts';

/** M18: tells whom the mail rules name that a contract has its driver. */
export const driverSet = defineMail({
  key: 'M18',
  also: [...contractPlaceholders, 'vehicleAndPlate', 'pickupPlan', 'deliveryPlan'],
  subject: 'Auftrag {orderNumber}: Fahrer eingeteilt[, {licensePlate}]',
  text: `
für den Auftrag {orderNumber}[ ({vehicle}, {licensePlate})] ist {driverName} als Fahrer eingeteilt.
Abholung: {pickupDate}[, {pickupTime}][, {pickupPlace}]
Zustellung: {deliveryDate}[, {deliveryTime}][, {deliveryPlace}]`,
});
