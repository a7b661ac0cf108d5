import { defineMail } from '../mailTemplate.ts';
import { contractPlaceholders } from './contractPlaceholders.ts';

/** M01: confirms a contract to its customer. */
export const contractConfirmation = defineMail({
  key: 'M01',
  also: contractPlaceholders,
  subject: 'Auftragsbestätigung {orderNumber}: {pickupCity} – {deliveryCity} am {pickupDate}[ · {subjectAddition}]',
  text: `
vielen Dank für Ihren Auftrag. Wir bestätigen ihn wie folgt:

Auftrag: {orderNumber}[ ({contractType})]
Fahrzeug: {vehicle}
Vertragsnummer: {leasingVertragsnummer}
Kostenstelle: {kostenstelle}

Abholung am {pickupDate}[, {pickupTimeFrom} bis {pickupTimeTo} Uhr]
{pickupBlock}

Zustellung am {deliveryDate}[, {deliveryTimeFrom} bis {deliveryTimeTo} Uhr]
{deliveryBlock}

Zusatzleistungen: {services}
Hinweis: {infoShared}

Bitte prüfen Sie die Angaben und geben Sie uns Änderungen möglichst bis zum Vortag, 12:00 Uhr, durch.

{flexLine}`,
});

/** What M01 says in addition about a ride whose day is still to be arranged. */
export const flexLine = ({ pickupDate, deliveryDate }: { pickupDate: string; deliveryDate: string }): string =>
  `Den genauen Termin im Zeitraum ${pickupDate} bis ${deliveryDate} stimmen wir mit dem Ansprechpartner ab und bestätigen ihn gesondert.`;
