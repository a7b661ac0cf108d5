import { defineMail } from '../mailTemplate.ts';

/** M06: the driver gets the ride or the package he applied for. */
export const applicationAccepted = defineMail({
  key: 'M06',
  subject: 'Ihre Bewerbung auf {target} ist angenommen',
  text: `
wir freuen uns: Sie fahren {target} am {pickupDate}.

{rideList}

Alle Angaben finden Sie in der App. Gute Fahrt!`,
});
