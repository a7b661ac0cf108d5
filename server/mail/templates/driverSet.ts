import { defineMail } from '../mailTemplate.ts';
import { contractPlaceholders } from './contractPlaceholders.ts';

/** M18: tells whom the mail rules name that a contract has its driver. */
export const driverSet = defineMail({
  key: 'M18',
  also: contractPlaceholders,
  subject: 'Auftrag {orderNumber}: Fahrer eingeteilt[, {licensePlate}]',
  text: `
für den Auftrag {orderNumber}[ ({vehicleAndPlate})] ist {driverName} als Fahrer eingeteilt.
Abholung: {pickupPlan}
Zustellung: {deliveryPlan}`,
});
