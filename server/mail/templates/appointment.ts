import { defineMail } from '../mailTemplate.ts';
import { contractPlaceholders } from './contractPlaceholders.ts';

const placeholders = [...contractPlaceholders, 'linkedPlate'] as const;
const request = `
im Auftrag von {customerName} dürfen wir das Fahrzeug {vehicle} {coordinationVerb}.`;
const text = `${request}
Vorgesehener Zeitraum: {pickupDate} bis {deliveryDate}
Adresse:
{addressBlock}

Bitte nennen Sie uns per Antwort auf diese E-Mail[ oder unter {companyPhone}]:
- einen Wunschtermin mit einem Zeitfenster von zwei Stunden (montags bis freitags, 8 bis 18 Uhr),
- einen Ansprechpartner vor Ort mit Telefonnummer,
- ob die Adresse stimmt.` as const;
const offer = `${request}
Adresse:
{addressBlock}

Bitte wählen Sie den Termin, der Ihnen passt. Ein Klick genügt:
{window1}: {link1}
{window2}: {link2}
{window3}: {link3}

Keiner passt? Hier schlagen Sie einen anderen Termin vor: {linkOther}
Sie können Ihre Antwort bis {changeUntil}, 12:00 Uhr, ändern.[ Danach erreichen Sie uns unter {companyPhone}.]` as const;
const catalogue = `
Als Anlage erhalten Sie den Katalog zur Fahrzeugrückgabe. Er zeigt, was als übliche Gebrauchsspur gilt und was als Schaden bewertet wird. Bitte bereiten Sie zur Abholung vor:
- alle Schlüssel, Zulassungsbescheinigung Teil I, Bordmappe und Serviceheft,
- Tank- und Ladekarten, Ladekabel, Bordwerkzeug, Laderaumabdeckung,
- den zweiten Radsatz, falls er zum Fahrzeug gehört,
- ein gereinigtes, ausgeräumtes Fahrzeug; persönliche Daten in Navigation und Telefon bitte löschen.`;

/** M08a: asks the contact on site for an appointment. */
export const appointment = defineMail({
  key: 'M08a',
  also: placeholders,
  subject: 'Terminabstimmung {coordinationText}: [{manufacturer} ]{carModel}[, {licensePlate}]',
  text,
});

/** M08b: the same for a vehicle that is handed back, with the catalogue of what counts as damage. */
export const appointmentWithCatalogue = defineMail({
  key: 'M08b',
  also: placeholders,
  subject: 'Terminabstimmung und Rückgabehinweise[: {licensePlate}]',
  text: `${text}\n${catalogue}`,
});

const offerSubject = 'Terminvorschläge {coordinationText}: [{manufacturer} ]{carModel}[, {licensePlate}]';

/** M08d: offers the contact on site three windows to choose from. */
export const appointmentOffer = defineMail({
  key: 'M08d',
  also: placeholders,
  subject: offerSubject,
  text: offer,
});

/** The same with the text of M08b about the catalogue. */
export const appointmentOfferWithCatalogue = defineMail({
  key: 'M08d',
  also: placeholders,
  subject: offerSubject,
  text: offer,
  appendix: catalogue,
});

/** What we are to do with the vehicle, as the contact reads it. */
export function coordinationVerb(side: 'pickup' | 'delivery' | 'swap', linkedPlate: string | null): string {
  if (side === 'pickup') return 'bei Ihnen abholen';
  if (side === 'delivery') return 'an Sie ausliefern';
  return `ausliefern und dabei Ihr bisheriges Fahrzeug${linkedPlate ? ` ${linkedPlate}` : ''} übernehmen`;
}
