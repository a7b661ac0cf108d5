import { defineMail } from '../mailTemplate.ts';

/** M05: the free rides of the coming days, for drivers who want the offer list. */
export const offerList = defineMail({
  key: 'M05',
  subject: '{count} freie Fahrten ab {firstDate}',
  text: `
diese Fahrten sind noch frei:

{offerTable}

Bewerben Sie sich bitte in der App[ oder im Fahrerportal: {portalLink}]
Möchten Sie diese Übersicht nicht mehr erhalten, können Sie sie dort abbestellen.`,
});

/** Headings of the table of free rides. */
export const offerHead = ['Datum', 'Abholort – Zielort', 'Kilometer', 'Fahrzeug', 'Vergütung'] as const;
