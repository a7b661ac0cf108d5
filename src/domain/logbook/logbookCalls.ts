import { defineCall, json } from '../define/call.ts';
import { arrayOf, day, described, given, idOrIri, integer, iri, maybe, object, oneOf, text } from '../define/shape.ts';

const asked = {
  driver: described(idOrIri, 'Nur Fahrten dieses Fahrers'),
  plate: described(text, 'Nur Fahrten mit diesem Kennzeichen, auch einem roten'),
  from: day,
  until: day,
};

/** The rides of a time by driver and plate, the latest first. */
export const logbookRides = defineCall({
  id: 'logbook.rides',
  title: 'Fahrtenbuch: Fahrten nach Fahrer und Kennzeichen',
  heading: 'Fahrtenbuch',
  call: 'GET /logbook/rides',
  area: 'settings',
  input: given({ ...asked, page: integer }, ['from', 'until']),
  answer: json(
    'Bis zu 100 Fahrten je Seite, und die Summen aller Treffer',
    object({
      rides: arrayOf(
        object({
          contract: iri,
          auftragsnummer: text,
          datum: day,
          begin: maybe(text),
          end: maybe(text),
          driver: maybe(iri),
          driverName: maybe(text),
          licensePlate: maybe(text),
          redPlate: maybe(text),
          vehicle: maybe(text),
          from: maybe(text),
          to: maybe(text),
          mileageOnSubmit: maybe(integer),
          mileageOnReceive: maybe(integer),
          km: maybe(integer),
        }),
      ),
      total: integer,
      km: described(integer, 'Gefahrene Kilometer aller Treffer'),
    }),
  ),
  errors: { invalid: true },
});

/** The same rides as a table. */
export const logbookExport = defineCall({
  id: 'logbook.export',
  title: 'Fahrtenbuch ausgeben',
  heading: 'Fahrtenbuch',
  call: 'POST /logbook/export',
  area: 'settings',
  input: given({ ...asked, format: oneOf(['xlsx', 'csv']) }, ['from', 'until', 'format']),
  answer: json('Wo die Datei eine Viertelstunde lang liegt', object({ link: text, rows: integer })),
  errors: { invalid: true },
});
