import { limits, paperType, pictureTypes, rotateAngles, sizes } from '../../src/domain/file/storedFile.ts';
import {
  file,
  fileIn,
  formBody,
  id,
  integer,
  invalid,
  missing,
  moment,
  object,
  path,
  problem,
  query,
  refusals,
  text,
} from './openApiShapes.ts';

const orNull = (schema: object) => ({ anyOf: [schema, { type: 'null' }] });
const signed = { type: 'string', format: 'uri-reference', description: 'Signiert, gilt höchstens eine Stunde' };
const names = Object.keys(sizes);

/** A stored file as records carry it. */
const properties = {
  '@context': text,
  '@id': { type: 'string', format: 'iri-reference', description: '/api/images/{id}' },
  '@type': { type: 'string', const: 'Image' },
  fileName: text,
  contentType: { type: 'string', enum: [...pictureTypes, paperType] },
  bytes: integer,
  width: orNull(integer),
  height: orNull(integer),
  pages: orNull(integer),
  uploadedAt: moment,
  contentUrl: { ...orNull(signed), description: 'Keine bei Kopien von Führerscheinen; die öffnet `download` einzeln' },
  sizes: orNull(object(Object.fromEntries(names.map((it) => [it, signed])), names)),
};
export const imageSchema = object(properties);
const answer = (description: string, more: Readonly<Record<string, object>> = {}) => ({
  description,
  content: {
    'application/ld+json': { schema: object({ ...more, ...properties }) },
    'application/json': { schema: object({ ...more, ...properties }) },
  },
});
const tags = ['Image'];
const form = formBody(
  {
    file_path: {
      ...text,
      description:
        'Auftragsnummer oder Adresse des Datensatzes, zu dem die Datei gehört; vor der Datei, dann wird eine Ablehnung schon vor ihrer Übertragung beantwortet; nach der Datei nur, wenn diese höchstens 1 MB hat',
    },
    file: fileIn(`JPEG, PNG, WebP oder PDF, höchstens ${String(limits.bytes / 1e6)} MB`),
  },
  ['file', 'file_path'],
);

/** The calls about stored files. */
export const imageCalls: Readonly<Record<string, object>> = {
  '/api/uploads': {
    post: {
      operationId: 'image.upload',
      tags,
      summary: 'Eine Datei zu einem Datensatz hochladen',
      requestBody: form,
      responses: {
        '201': answer('Gespeichert', { imageIRI: text }),
        '408': problem('Zu langsam'),
        '413': problem('Zu groß'),
        '507': problem('Kein Platz'),
        ...invalid,
        ...refusals,
      },
    },
  },
  '/api/images/{id}': {
    parameters: [id],
    get: {
      operationId: 'image.read',
      tags,
      summary: 'Eine Datei mit frischen Adressen',
      responses: { '200': answer('Datei'), ...missing, ...refusals },
    },
    patch: {
      operationId: 'image.rotate',
      tags,
      summary: 'Ein Bild im Uhrzeigersinn drehen',
      requestBody: {
        required: true,
        content: {
          'application/merge-patch+json': {
            schema: object({ rotateAngle: { type: 'string', enum: [...rotateAngles] } }, ['rotateAngle']),
          },
        },
      },
      responses: { '200': answer('Gedreht', { status: text }), ...missing, ...invalid, ...refusals },
    },
  },
  '/api/protocol_archives/{id}': {
    get: {
      operationId: 'protocol.archive',
      tags,
      summary: 'Alle Bilder eines Protokolls in einer Datei, mit der signierten Adresse und ohne Anmeldung',
      security: [],
      parameters: [id, query('until', 'Ende der Gültigkeit', integer), query('signature', 'Unterschrift der Adresse')],
      responses: { ...file('Archiv', 'application/zip'), ...missing },
    },
  },
  '/api/images/{id}/{size}': {
    get: {
      operationId: 'image.content',
      tags,
      summary: 'Der Inhalt einer Datei, mit der signierten Adresse und ohne Anmeldung',
      security: [],
      parameters: [
        id,
        path('size', { type: 'string', enum: ['full', ...names] }),
        query('r', 'Drehung', integer),
        query('until', 'Ende der Gültigkeit', integer),
        query('signature', 'Unterschrift der Adresse'),
      ],
      responses: { ...file('Inhalt', 'image/jpeg'), ...missing },
    },
  },
};
