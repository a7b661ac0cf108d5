import { defineMail } from '../mailTemplate.ts';

const text = `
im Auftrag von {customerName} dürfen wir das Fahrzeug {vehicle} {coordinationVerb}.
Vorgesehener Zeitraum: {pickupDate} bis {deliveryDate}
Adresse:
{addressBlock}

Bitte nennen Sie uns per Antwort auf diese E-Mail oder unter {companyPhone}:
- einen Wunschtermin mit einem Zeitfenster von zwei Stunden (montags bis freitags, 8 bis 18 Uhr),
- einen Ansprechpartner vor Ort mit Telefonnummer,
- ob die Adresse stimmt.`;

/** M08a: asks the contact on site for an appointment. */
export const appointment = defineMail({
  key: 'M08a',
  subject: 'Terminabstimmung {coordinationText}: [{manufacturer} ]{carModel}[, {licensePlate}]',
  text,
});

/** M08b: the same for a vehicle that is handed back, with the catalogue of what counts as damage. */
export const appointmentWithCatalogue = defineMail({
  key: 'M08b',
  subject: 'Terminabstimmung und Rückgabehinweise[: {licensePlate}]',
  text: `${text}

Als Anlage erhalten Sie den Katalog zur Fahrzeugrückgabe. Er zeigt, was als übliche Gebrauchsspur gilt und was als Schaden bewertet wird. Bitte bereiten Sie zur Abholung vor:
- alle Schlüssel, Zulassungsbescheinigung Teil I, Bordmappe und Serviceheft,
- Tank- und Ladekarten, Ladekabel, Bordwerkzeug, Laderaumabdeckung,
- den zweiten Radsatz, falls er zum Fahrzeug gehört,
- ein gereinigtes, ausgeräumtes Fahrzeug; persönliche Daten in Navigation und Telefon bitte löschen.`,
});

/** What we are to do with the vehicle, as the contact reads it. */
export function coordinationVerb(side: 'pickup' | 'delivery' | 'swap', linkedPlate: string | null): string {
  if (side === 'pickup') return 'bei Ihnen abholen';
  if (side === 'delivery') return 'an Sie ausliefern';
  return `ausliefern und dabei Ihr bisheriges Fahrzeug${linkedPlate ? ` ${linkedPlate}` : ''} übernehmen`;
}
