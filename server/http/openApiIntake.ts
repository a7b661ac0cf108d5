import {
  answered,
  arrayOf,
  fileIn,
  flag,
  formBody,
  integer,
  invalid,
  object,
  problem,
  refusals,
  text,
} from './openApiShapes.ts';

const orNull = (type: string) => ({ type: [type, 'null'] });
const number = { type: 'number' };
const span = object({ page: integer, piece: integer, from: integer, to: integer });
const piece = object({ text, x: number, y: number, width: number, height: number });
const source = object({
  kind: { type: 'string', enum: ['PDF', 'MAIL', 'TEXT'] },
  pages: arrayOf(object({ width: number, height: number, pieces: arrayOf(piece) })),
});
const finding = object({
  id: text,
  field: { ...text, description: 'Feld des Auftrags, Teile eines Ortes mit Punkt: pickupLocation.plz' },
  value: { description: 'Der Wert, wie ihn POST /contracts nimmt' },
  place: { ...arrayOf(span), description: 'Wo es steht: Zeichen der Textstücke einer Seite' },
  quote: text,
  isSure: flag,
  because: text,
});
const double = object({
  contract: text,
  auftragsnummer: text,
  carFin: orNull('string'),
  licensePlate: orNull('string'),
  datum: orNull('string'),
  pickupTown: orNull('string'),
  deliveryTown: orNull('string'),
  isStorniert: flag,
});
const mail = {
  ...object({
    from: orNull('string'),
    subject: text,
    attachments: arrayOf(object({ name: text, bytes: integer, isPdf: flag })),
  }),
  type: ['object', 'null'],
};

/** The call that reads a contract to come out of a file. */
export const intakeCalls: Readonly<Record<string, object>> = {
  '/api/intake': {
    post: {
      operationId: 'intake.read',
      tags: ['Contract'],
      summary: 'Was ein PDF, eine E-Mail (.eml) oder ein Text über einen Auftrag sagt; gespeichert wird nichts',
      requestBody: formBody(
        {
          part: { ...text, description: 'Teil einer E-Mail: „text“ oder die Nummer des Anhangs ab 0' },
          file: fileIn('PDF, E-Mail oder Text, höchstens 15 MB'),
        },
        ['file'],
      ),
      responses: {
        '200': answered(
          'Der Text an seinen Stellen, die erkannten Felder und Aufträge zum selben Fahrzeug',
          object({
            fileName: text,
            source,
            findings: arrayOf(finding),
            part: orNull('string'),
            mail,
            doubles: arrayOf(double),
          }),
        ),
        '408': problem('Zu langsam'),
        '413': problem('Zu groß'),
        ...invalid,
        ...refusals,
      },
    },
  },
};
