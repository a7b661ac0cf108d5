import type { Resource } from '../../src/domain/define/resource.ts';
import { offers } from '../../src/domain/define/noun.ts';
import { bulkCalls } from './openApiBulk.ts';
import { declaredCalls } from './openApiCalls.ts';
import { fileCalls, exportCalls } from './openApiFiles.ts';
import { imageCalls, imageSchema } from './openApiImages.ts';
import { importCalls } from './openApiImports.ts';
import { intakeCalls } from './openApiIntake.ts';
import { refTo } from './openApiFields.ts';
import { listParameters } from './openApiLists.ts';
import { changeName, createName, ifMatch, itemResponse, schemasOf } from './openApiRecords.ts';
import {
  anything,
  arrayOf,
  collection,
  conflict,
  id,
  integer,
  invalid,
  missing,
  moment,
  object,
  refusals,
  stale,
  text,
} from './openApiShapes.ts';

const bearer = [{ bearer: [] }];

/** The calls that are no standard calls of a resource, by their address. */
export function ownCalls(resources: readonly Resource[]): Readonly<Record<string, object>> {
  return {
    ...declaredCalls(),
    ...liveCall,
    ...fileCalls,
    ...imageCalls,
    ...importCalls,
    ...intakeCalls,
    ...Object.fromEntries(resources.map((it) => [`/api/${it.path}/{id}/logs`, logsOf(it)])),
    ...Object.fromEntries(resources.flatMap(bulkCalls)),
  };
}

/** The OpenAPI 3.1 documentation, made from the same definitions that serve the requests. */
export function openApi(resources: readonly Resource[], version: string): object {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Leitstand',
      version,
      description: 'Aufträge, Fahrer, Kunden und Protokolle einer Fahrzeugüberführung',
    },
    paths: {
      ...ownCalls(resources),
      ...Object.fromEntries(resources.flatMap(pathsOf)),
      ...Object.fromEntries(resources.flatMap(exportCalls)),
    },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Problem: problemSchema, Image: imageSchema, ...Object.fromEntries(resources.flatMap(schemasOf)) },
    },
    security: bearer,
  };
}

function pathsOf(resource: Resource): [string, object][] {
  const { path, type, title } = resource;
  const tags = [type];
  const many = {
    ...(offers(resource, 'list') && {
      get: {
        operationId: `list_${path}`,
        tags,
        summary: `${title.many} auflisten`,
        parameters: listParameters(resource),
        responses: { '200': collection(title.many, refTo(type)), ...refusals },
      },
    }),
    ...(offers(resource, 'create') && {
      post: {
        operationId: `create_${path}`,
        tags,
        summary: `${title.one} anlegen`,
        parameters: [onceKey],
        requestBody: bodyOf(createName(type), 'application/json'),
        responses: {
          '201': itemResponse(resource, { Location: { schema: text } }),
          ...conflict,
          ...invalid,
          ...refusals,
        },
      },
    }),
  };
  const item = {
    parameters: [id],
    ...(offers(resource, 'read') && {
      get: {
        operationId: `read_${path}`,
        tags,
        summary: `${title.one} lesen`,
        responses: { '200': itemResponse(resource), ...missing, ...refusals },
      },
    }),
    ...(offers(resource, 'update') && {
      patch: {
        operationId: `update_${path}`,
        tags,
        summary: `${title.one} ändern`,
        parameters: [ifMatch, prefer],
        requestBody: bodyOf(changeName(type), 'application/merge-patch+json'),
        responses: { '200': itemResponse(resource), ...missing, ...conflict, ...stale, ...invalid, ...refusals },
      },
    }),
    ...(offers(resource, 'delete') && {
      delete: {
        operationId: `delete_${path}`,
        tags,
        summary: `${title.one} löschen`,
        parameters: [ifMatch],
        responses: { '204': { description: 'Gelöscht' }, ...missing, ...conflict, ...stale, ...invalid, ...refusals },
      },
    }),
  };
  return [
    [`/api/${path}`, many],
    [`/api/${path}/{id}`, item],
  ];
}

/** A stream has no one answer, so it stands beside the declared calls. */
const liveCall = {
  '/api/live': {
    get: {
      operationId: 'live',
      tags: ['Eigenes'],
      summary: 'Änderungen, während sie geschehen',
      description:
        'Das Ereignis change nennt den Datensatz (iri, type, kind, by), die Versionen davor und danach (before, version), die geänderten Felder (changed), die Namen von solchen, die zu lang sind (lacks), und, wo sich ändern kann, in welche Listen er gehört, deren Felder (fits); before null: jede ältere Version genügt.',
      parameters: [
        { name: 'Last-Event-ID', in: 'header', description: 'Das letzte Ereignis, das angekommen ist', schema: text },
      ],
      responses: {
        '200': { description: 'Strom von Ereignissen', content: { 'text/event-stream': { schema: text } } },
        ...refusals,
      },
    },
  },
};

const historyEntry = object(
  {
    '@type': text,
    logged_at: moment,
    username: { type: ['string', 'null'] },
    field: text,
    previous: {},
    data: {},
    name: { type: ['string', 'null'] },
  },
  ['logged_at', 'field'],
);

const logParameters = [
  { name: 'page', in: 'query', schema: integer },
  { name: 'itemsPerPage', in: 'query', schema: integer },
  {
    name: 'by',
    in: 'query',
    description:
      'act: eine Seite hat so viele ganze Vorgänge, jede Zeile dazu den Namen der Person (name); field: nur die Felder, die seit dem Anlegen geändert wurden, das letzte zuerst',
    schema: { type: 'string', enum: ['act', 'field'] },
  },
  { name: 'field', in: 'query', description: 'nur Vorgänge, die dieses Feld geändert haben; mit by=act', schema: text },
];

/** What happened to a record, the latest first. */
function logsOf({ path, type, title }: Resource): object {
  return {
    parameters: [id],
    get: {
      operationId: `logs_${path}`,
      tags: [type],
      summary: `${title.one}: Historie`,
      parameters: logParameters,
      responses: { '200': collection('Was wann von wem geändert wurde', historyEntry), ...missing, ...refusals },
    },
  };
}

const onceKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Derselbe Aufruf noch einmal legt nichts zweimal an',
  schema: text,
};
const prefer = {
  name: 'Prefer',
  in: 'header',
  description:
    '„return=minimal“: die Antwort bringt nur die gesendeten Felder, wie sie jetzt stehen, und was sich mit ihnen geändert hat',
  schema: { ...text, enum: ['return=minimal', 'return=representation'] },
};

const bodyOf = (name: string, type: string) => ({
  required: true,
  content: { [type]: { schema: refTo(name) }, 'application/ld+json': { schema: refTo(name) } },
});

const problemSchema = object(
  {
    '@context': text,
    '@type': text,
    type: text,
    title: text,
    status: integer,
    detail: text,
    'hydra:title': text,
    'hydra:description': text,
    violations: {
      ...arrayOf(
        object(
          {
            propertyPath: { ...text, description: 'Das Feld, in Listen mit der Stelle: complaints.0.complaint' },
            message: text,
          },
          ['propertyPath', 'message'],
        ),
      ),
      description: 'Bei 422',
    },
    current: { ...anything, description: 'Bei 412: der jetzige Stand' },
  },
  ['type', 'title', 'status', 'detail', 'hydra:title', 'hydra:description'],
);
