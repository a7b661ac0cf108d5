import type { Resource } from '../../src/domain/define/resource.ts';
import { offers } from '../../src/domain/define/noun.ts';
import { resources } from '../../src/domain/resources.ts';
import { pickName, refTo, sentSchema, takenObject } from './openApiFields.ts';

const text = { type: 'string' };
const moment = { type: 'string', format: 'date-time', readOnly: true };
const identity = { '@id': { ...text, format: 'iri-reference', readOnly: true }, '@type': { ...text, readOnly: true } };

/** Names of the schemas for what is sent with a new record, and with a change. */
export const createName = (type: string) => `${type}Create`;
export const changeName = (type: string) => `${type}Change`;

/** The version a writer has read. */
export const ifMatch = {
  name: 'If-Match',
  in: 'header',
  description: 'Die Version, die gelesen wurde, wie im ETag',
  schema: text,
};
/** A record as its calls answer it. */
export const itemResponse = ({ type, title }: Pick<Resource, 'type' | 'title'>, headers: object = {}) => ({
  description: title.one,
  headers: { ETag: { schema: text }, ...headers },
  content: { 'application/ld+json': { schema: refTo(type) }, 'application/json': { schema: refTo(type) } },
});

/** The schemas of a resource: a record as it is sent, as it travels inside of others, and as it is taken. */
export function schemasOf(resource: Resource): [name: string, schema: object][] {
  const { type, title, fields } = resource;
  return [
    [type, recordSchema(resource)],
    [pickName(type), pickSchema(resource)],
    ...(offers(resource, 'create')
      ? [[createName(type), { title: `${title.one}, neu`, ...takenObject(fields, 'create') }] as [string, object]]
      : []),
    ...(offers(resource, 'update')
      ? [[changeName(type), { title: `${title.one}, Änderung`, ...takenObject(fields, 'update') }] as [string, object]]
      : []),
  ];
}

/**
 * What a role may not see is not sent, and lists are narrowed by `properties[]`, so only what every record has is
 * required.
 */
function recordSchema({ fields, title }: Resource): object {
  const meta = {
    '@context': { ...text, description: 'Nur als application/ld+json, nur am Datensatz selbst' },
    ...identity,
    id: { type: 'integer', readOnly: true },
    version: { type: 'integer', readOnly: true },
    createdAt: moment,
    updatedAt: moment,
  };
  const sent = Object.entries(fields).filter(([, it]) => it.kind !== 'secret' && it.option !== true);
  return {
    type: 'object',
    title: title.one,
    required: ['@id', '@type', 'id', 'version', 'createdAt', 'updatedAt'],
    properties: { ...meta, ...Object.fromEntries(sent.map(([name, field]) => [name, sentSchema(field)])) },
    additionalProperties: false,
  };
}

const metaPicked: Readonly<Record<string, object>> = {
  id: { type: 'integer' },
  version: { type: 'integer' },
  createdAt: moment,
  updatedAt: moment,
};

function pickSchema({ path, fields, pick, title }: Resource): object {
  const picked = [...pick, ...toldAlone(path)].map((name) => {
    const field = fields[name];
    const isEmbedding = field?.pickedAsAddress !== true;
    return [name, field ? sentSchema(field, { isEmbedding }) : (metaPicked[name] ?? {})];
  });
  return {
    type: 'object',
    title: `${title.one}, in anderen Datensätzen`,
    required: ['@id', '@type'],
    properties: { ...identity, ...Object.fromEntries(picked) },
    additionalProperties: false,
  };
}

/** What a record that is read alone tells of this one beside its pick fields. */
function toldAlone(path: string): string[] {
  return resources
    .flatMap((it) => Object.values(it.fields))
    .flatMap((it) => (it.to === path ? (it.picksToo ?? []) : []));
}
