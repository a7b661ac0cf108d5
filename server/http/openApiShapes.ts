/** The pieces that calls are described with, so that every description reads alike. */
export const text = { type: 'string' };
export const integer = { type: 'integer' };
export const flag = { type: 'boolean' };
export const moment = { type: 'string', format: 'date-time' };
export const anything = { type: 'object' };

type Properties = Readonly<Record<string, object>>;

export const object = (properties: Properties, required?: readonly string[]) => ({
  type: 'object',
  properties,
  ...(required && { required }),
});
export const arrayOf = (items: object) => ({ type: 'array', items });

/** A part of the address. */
export const path = (name: string, schema: object = text) => ({ name, in: 'path', required: true, schema });
/** The number of the record in the address. */
export const id = path('id', integer);
/** A parameter behind the address. */
export const query = (name: string, description: string, schema: object = text) => ({
  name,
  in: 'query',
  description,
  schema,
});
/** A parameter that may be given several times. */
export const list = (name: string, description: string) => query(`${name}[]`, description, arrayOf(text));

/** What is sent. */
export const body = (schema: object) => ({ required: true, content: { 'application/json': { schema } } });
/** A file in a form. */
export const fileIn = (description: string) => ({ type: 'string', format: 'binary', description });
/** A form with a file that is sent. */
export const formBody = (properties: Properties, required: readonly string[]) => ({
  required: true,
  content: { 'multipart/form-data': { schema: object(properties, required) } },
});
/** What comes back as JSON. */
export const answered = (description: string, schema: object) => ({
  description,
  content: { 'application/json': { schema } },
});
const view = object(
  { '@id': text, '@type': text, 'hydra:first': text, 'hydra:last': text, 'hydra:previous': text, 'hydra:next': text },
  ['@id', 'hydra:first'],
);
const totals = {
  'X-Total-Count': { description: 'Zahl der Treffer, gezählt bis 10.000', schema: integer },
  'X-Total-Is-At-Least': { description: 'true, wenn es mehr Treffer gibt', schema: text },
};
/** What comes back as a page of a collection. */
export const collection = (description: string, member: object) => {
  const page = object(
    {
      '@context': text,
      '@id': text,
      '@type': text,
      'hydra:member': arrayOf(member),
      'hydra:totalItems': { ...integer, description: 'Gezählt bis 10.000' },
      'leitstand:totalIsAtLeast': { ...flag, description: 'Es gibt mehr Treffer' },
      'hydra:view': view,
      'hydra:search': anything,
    },
    ['@id', '@type', 'hydra:member', 'hydra:totalItems', 'hydra:view'],
  );
  return {
    description,
    headers: totals,
    content: { 'application/ld+json': { schema: page }, 'application/json': { schema: arrayOf(member) } },
  };
};
/** What comes back as a file. */
export const file = (description: string, type: string) => ({
  '200': { description, content: { [type]: { schema: { type: 'string', format: 'binary' } } } },
});

/** Why a call was refused. */
export function problem(description: string) {
  return { description, content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } } };
}

/** Refusals that every call behind the sign-in may answer with. */
export const refusals = {
  '400': problem('Ungültige Anfrage'),
  '401': problem('Nicht angemeldet'),
  '403': problem('Keine Berechtigung'),
  '429': problem('Zu viele Anfragen'),
  '503': problem('Zurzeit nicht verfügbar'),
};
export const invalid = { '422': problem('Eingaben unvollständig oder falsch') };
export const missing = { '404': problem('Nicht gefunden') };
export const conflict = { '409': problem('Konflikt mit dem, was da ist') };
export const stale = { '412': problem('Inzwischen geändert; current ist der jetzige Stand') };
