import { defineMail } from '../mailTemplate.ts';

/** M08c: tells a parking place which vehicles come and go on a day. */
export const parkingNotice = defineMail({
  key: 'M08c',
  subject: 'Ankündigung für {date}: {count} Fahrzeuge, {parkingSpaceName}',
  text: `
am {date} kommen zu Ihnen bzw. verlassen Sie folgende Fahrzeuge:

{vehicleTable}

Bitte halten Sie für Abholungen Schlüssel und Papiere bereit.[ Hinweis: {additionalNote}]`,
});

/** Headings of the table of vehicles. */
export const parkingHead = ['Uhrzeit', 'Abholung/Anlieferung', 'Kennzeichen', 'Fahrzeug', 'FIN', 'Auftrag', 'Fahrer'] as const;
