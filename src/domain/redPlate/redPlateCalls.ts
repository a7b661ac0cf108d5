import { defineCall, json } from '../define/call.ts';
import { arrayOf, day, described, given, integer, object, oneOf, text } from '../define/shape.ts';

/** The book of one plate and a time, for the authority: on paper, or as a table. */
export const printBook = defineCall({
  id: 'redPlates.book',
  title: 'Das Buch eines roten Kennzeichens ausgeben',
  on: 'red_plate_rides',
  call: 'POST /red_plate_rides/book',
  area: 'redPlates',
  input: given(
    {
      plate: described(text, 'Zum Beispiel K-06 123'),
      from: day,
      until: day,
      format: oneOf(['pdf', 'xlsx', 'csv']),
    },
    ['plate', 'from', 'until', 'format'],
  ),
  answer: json('Wo die Datei eine Viertelstunde lang liegt', object({ link: text, rows: integer })),
  errors: { invalid: true },
});

/** The plates that the book knows. */
export const bookPlates = defineCall({
  id: 'redPlates.plates',
  title: 'Die Kennzeichen im Buch der roten Kennzeichen',
  on: 'red_plate_rides',
  call: 'GET /red_plate_rides/plates',
  area: 'redPlates',
  input: given({}, []),
  answer: json('In ihrer Reihenfolge', object({ plates: arrayOf(text) })),
});
