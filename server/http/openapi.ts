import { actions } from '../../src/domain/actions.ts';
import { wireOf, type Action } from '../../src/domain/define/action.ts';
import { offers, type Resource } from '../../src/domain/define/resource.ts';
import { resourceByPath } from '../../src/domain/resources.ts';
import { sortsOf } from './listQuery.ts';
import { bulkCalls } from './openApiBulk.ts';
import { contractCalls } from './openApiContracts.ts';
import { fileCalls, exportCalls } from './openApiFiles.ts';
import { personCalls } from './openApiPerson.ts';
import { collection, id, moment, object, problem as problemRef, refusals as problems, text } from './openApiShapes.ts';
import { jsonSchemaOf } from './vocabulary.ts';

const bearer = [{ bearer: [] }];

/** The calls that are no standard calls of a resource, by their address. */
export function ownCalls(resources: readonly Resource[]): Readonly<Record<string, object>> {
  return { ...personCalls, ...contractCalls, ...fileCalls, ...Object.fromEntries(resources.map((it) => [`/api/${it.path}/{id}/logs`, logsOf(it)])), ...Object.fromEntries(actions.map(pathOfAction)), ...Object.fromEntries(resources.flatMap(bulkCalls)) };
}

/** The OpenAPI 3.1 documentation, made from the same definitions that serve the requests. */
export function openApi(resources: readonly Resource[], version: string): object {
  return {
    openapi: '3.1.0',
    info: { title: 'Leitstand', version, description: 'Aufträge, Fahrer, Kunden und Protokolle einer Fahrzeugüberführung' },
    paths: { ...ownCalls(resources), ...Object.fromEntries(resources.flatMap(pathsOf)), ...Object.fromEntries(resources.flatMap(exportCalls)) },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Problem: problemSchema, ...Object.fromEntries(resources.map((it) => [it.type, schemaOf(it)])) },
    },
    security: bearer,
  };
}

function pathsOf(resource: Resource): [string, object][] {
  const many = {
    ...(offers(resource, 'list') && { get: { operationId: `list_${resource.path}`, tags: [resource.type], summary: `${resource.title.many} auflisten`, parameters: parametersOf(resource), responses: { '200': { description: resource.title.many, content: { 'application/ld+json': { schema: collectionSchema(resource) }, 'application/json': { schema: { type: 'array', items: refTo(resource) } } } }, ...problems } } }),
    ...(offers(resource, 'create') && { post: { operationId: `create_${resource.path}`, tags: [resource.type], summary: `${resource.title.one} anlegen`, parameters: [{ name: 'Idempotency-Key', in: 'header', description: 'Derselbe Aufruf noch einmal legt nichts zweimal an', schema: { type: 'string' } }], requestBody: bodyOf(resource, 'application/json'), responses: { '201': itemResponse(resource), '422': problemRef('Eingaben unvollständig oder falsch'), ...problems } } }),
  };
  const item = {
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
    ...(offers(resource, 'read') && { get: { operationId: `read_${resource.path}`, tags: [resource.type], summary: `${resource.title.one} lesen`, responses: { '200': itemResponse(resource), '404': problemRef('Nicht gefunden'), ...problems } } }),
    ...(offers(resource, 'update') && { patch: { operationId: `update_${resource.path}`, tags: [resource.type], summary: `${resource.title.one} ändern`, parameters: updateHeaders, requestBody: bodyOf(resource, 'application/merge-patch+json'), responses: { '200': itemResponse(resource), '412': problemRef('Inzwischen geändert'), '422': problemRef('Eingaben unvollständig oder falsch'), ...problems } } }),
    ...(offers(resource, 'delete') && { delete: { operationId: `delete_${resource.path}`, tags: [resource.type], summary: `${resource.title.one} löschen`, responses: { '204': { description: 'Gelöscht' }, ...problems } } }),
  };
  return [[`/api/${resource.path}`, many], [`/api/${resource.path}/{id}`, item]];
}

const historyEntry = object({ logged_at: moment, username: text, field: text, previous: {}, data: {} });

/** What happened to a record, the latest first. */
function logsOf({ path, type, title }: Resource): object {
  return { parameters: [id], get: { operationId: `logs_${path}`, tags: [type], summary: `${title.one}: Historie`, responses: { '200': collection('Was wann von wem geändert wurde', historyEntry), '404': problemRef('Nicht gefunden'), ...problems } } };
}

/** What an action works on, and answers as it stands afterwards. */
function resourceOf({ on }: Action): Pick<Resource, 'type' | 'title'> {
  const resource = resourceByPath(on);
  if (!resource) throw new Error(`no resource ${on}`);
  return resource;
}

function pathOfAction(action: Action): [string, object] {
  const { method, address } = wireOf(action);
  const properties = Object.fromEntries(Object.entries(action.input).map(([name, field]) => [name, jsonSchemaOf(field)]));
  return [
    `/api${address}`,
    {
      ...(address.includes('{id}') && { parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }] }),
      [method.toLowerCase()]: { operationId: action.id, tags: [resourceOf(action).type], summary: action.title, requestBody: { content: { 'application/json': { schema: { type: 'object', properties } } } }, responses: { '200': itemResponse(resourceOf(action)), '204': { description: action.title }, '422': problemRef('Eingaben unvollständig oder falsch'), ...problems } },
    },
  ];
}

function parametersOf(resource: Resource): object[] {
  const query = (name: string, schema: object = { type: 'string' }) => ({ name, in: 'query', required: false, schema });
  const filters = Object.entries(resource.filters).flatMap(([name, filter]) => (filter.kind === 'range' ? [query(`${name}[after]`), query(`${name}[before]`)] : [query(name)]));
  return [...filters, ...sortsOf(resource).map((it) => query(`order[${it}]`, { type: 'string', enum: ['asc', 'desc'] })), query('page', { type: 'integer', minimum: 1 }), query('itemsPerPage', { type: 'integer', minimum: 5, maximum: resource.list.maxPerPage ?? 500 })];
}

function schemaOf(resource: Resource): object {
  const meta = { '@id': { type: 'string', readOnly: true }, '@type': { type: 'string', readOnly: true }, id: { type: 'integer', readOnly: true }, version: { type: 'integer', readOnly: true }, createdAt: { type: 'string', format: 'date-time', readOnly: true }, updatedAt: { type: 'string', format: 'date-time', readOnly: true } };
  const required = Object.entries(resource.fields).filter(([, field]) => field.required).map(([name]) => name);
  return { type: 'object', title: resource.title.one, ...(required.length > 0 && { required }), properties: { ...meta, ...Object.fromEntries(Object.entries(resource.fields).map(([name, field]) => [name, jsonSchemaOf(field)])) } };
}

const updateHeaders = [
  { name: 'If-Match', in: 'header', description: 'Die Version, die gelesen wurde', schema: { type: 'string' } },
  { name: 'Prefer', in: 'header', description: '„return=minimal“: die Antwort bringt nur die gesendeten Felder, wie sie jetzt stehen, und was sich mit ihnen geändert hat', schema: { type: 'string', enum: ['return=minimal', 'return=representation'] } },
];
const refTo = (resource: Pick<Resource, 'type'>) => ({ $ref: `#/components/schemas/${resource.type}` });
const bodyOf = (resource: Resource, type: string) => ({ required: true, content: { [type]: { schema: refTo(resource) } } });
const itemResponse = (resource: Pick<Resource, 'type' | 'title'>) => ({ description: resource.title.one, headers: { ETag: { schema: { type: 'string' } } }, content: { 'application/ld+json': { schema: refTo(resource) }, 'application/json': { schema: refTo(resource) } } });
const collectionSchema = (resource: Resource) => ({ type: 'object', properties: { 'hydra:member': { type: 'array', items: refTo(resource) }, 'hydra:totalItems': { type: 'integer' } } });

const problemSchema = { type: 'object', properties: { type: { type: 'string' }, title: { type: 'string' }, status: { type: 'integer' }, detail: { type: 'string' }, violations: { type: 'array', items: { type: 'object', properties: { propertyPath: { type: 'string' }, message: { type: 'string' } } } } } };
