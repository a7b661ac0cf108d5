import { defineMail } from '../mailTemplate.ts';
import { contractPlaceholders } from './contractPlaceholders.ts';

/** M03: tells a driver that a ride is no longer his. */
export const driverCancellation = defineMail({
  key: 'M03',
  also: contractPlaceholders,
  subject: 'Fahrt {orderNumber} am {pickupDate} entfällt für Sie',
  text: `
die Fahrt {orderNumber} am {pickupDate} von {pickupCity} nach {deliveryCity} ist Ihnen nicht mehr zugeteilt. {reasonLine}
Bitte treten Sie die Anreise nicht an. Weitere freie Fahrten finden Sie in der Angebotsliste.`,
});

/** Why he does not drive. */
export const reasonLine = (isStorniert: boolean): string => (isStorniert ? 'Der Auftraggeber hat den Auftrag storniert.' : 'Die Fahrt wurde neu eingeteilt.');
