import { defineMail } from '../mailTemplate.ts';

/** M07: somebody else got the ride. */
export const applicationDeclined = defineMail({
  key: 'M07',
  subject: 'Ihre Bewerbung auf {target}',
  text: `
vielen Dank für Ihre Bewerbung auf {target} am {pickupDate}. Diese Fahrt ist inzwischen anders vergeben. Weitere Angebote finden Sie in der Angebotsliste.`,
});
