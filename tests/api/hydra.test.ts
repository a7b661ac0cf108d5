import {
  parseHydraDocumentation,
  parseOpenApi3Documentation,
  type Field as ParsedField,
} from '@api-platform/api-doc-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Resource } from '../../src/domain/define/resource.ts';
import { offers } from '../../src/domain/define/noun.ts';
import { resources } from '../../src/domain/resources.ts';
import type { Kind } from '../../src/domain/define/field.ts';
import type { Json } from '../harness/client.ts';
import { exampleRecords } from '../harness/exampleRecords.ts';
import { leitstand } from '../harness/leitstand.ts';
import { shows } from '../specification/shows.ts';

const system = await leitstand();
const admin = await system.as('admin');
const example = exampleRecords(system, admin);
const api = (
  await parseHydraDocumentation(`${system.address}/api`, { headers: { authorization: `Bearer ${admin.token ?? ''}` } })
).api;

const xsd = 'http://www.w3.org/2001/XMLSchema#';
/** What outside clients learn about each kind of field. */
const ranges: Readonly<Record<Kind, string>> = {
  text: 'string',
  longText: 'string',
  richText: 'string',
  secret: 'string',
  file: 'string',
  choice: 'string',
  choices: 'string',
  flag: 'boolean',
  flag01: 'string',
  time: 'string',
  integer: 'integer',
  minutes: 'integer',
  money: 'decimal',
  km: 'decimal',
  coordinate: 'decimal',
  date: 'date',
  instant: 'dateTime',
  reference: '',
  references: '',
  embedded: 'string',
  list: 'string',
  json: 'string',
};

describe('a hydra client', () => {
  test('is sent to the host under which it came', async () => {
    for (const host of ['leitstand.example', 'anders.example', 'leitstand.example']) {
      const { payload } = await system.app.inject({ url: '/api/docs.jsonld', headers: { host } });
      expect((JSON.parse(payload) as Json)['@context']['@vocab']).toBe(`http://${host}/api/docs.jsonld#`);
    }
  });

  test('finds every list at its address, under the name of its class', () => {
    shows('D0 API everything under /api');
    const listed = resources.filter((it) => offers(it, 'list'));
    expect(api.resources?.map((it) => it.name)).toEqual(listed.map((it) => it.path));
    expect(api.resources?.map((it) => it.title)).toEqual(listed.map((it) => it.type));
    expect(api.resources?.map((it) => it.url)).toEqual(listed.map((it) => `${system.address}/api/${it.path}`));
  });

  test.for(resources)('knows the fields and operations of $path', (resource) => {
    shows('D0 API /api/docs.jsonld');
    const parsed = parsedOf(resource);
    expect(parsed.fields?.map((it) => it.name)).toEqual(Object.keys(resource.fields));
    for (const field of parsed.fields ?? []) expectField(resource, field);
    const readable = Object.keys(resource.fields).filter(
      (it) => resource.fields[it]?.kind !== 'secret' && resource.fields[it]?.option !== true,
    );
    expect(parsed.readableFields?.map((it) => it.name)).toEqual(readable);
    expect(parsed.writableFields?.map((it) => it.name)).toEqual(
      Object.keys(resource.fields).filter((it) => resource.fields[it]?.readOnly !== true),
    );
    const operations = { list: 'list', create: 'create', read: 'show', update: 'edit', delete: 'delete' } as const;
    const offered = (['list', 'create', 'read', 'update', 'delete'] as const)
      .filter((it) => offers(resource, it))
      .map((it) => operations[it]);
    expect(parsed.operations?.map((it) => it.type)).toEqual(offered);
  });

  test.for(resources)('learns from the list what $path can be filtered by', async (resource) => {
    const parameters = await parsedOf(resource).getParameters?.();
    const names = parameters?.map((it) => it.variable) ?? [];
    for (const [name, filter] of Object.entries(resource.filters))
      expect(names).toContain(
        filter.kind === 'range' ? `${name}[after]` : filter.kind === 'options' ? `${name}[]` : name,
      );
    expect(names).toContain('order[id]');
  });
});

describe('the OpenAPI document', () => {
  let document: Json;
  beforeAll(async () => {
    document = (await system.anonymous.get('/api/docs.openapi.json')).body;
  });

  test('names every call of every resource', () => {
    expect(document.openapi).toBe('3.1.0');
    for (const { path, ...resource } of resources) {
      const methods = [offers(resource, 'list') && 'get', offers(resource, 'create') && 'post'].filter(Boolean);
      expect([path, Object.keys(document.paths[`/api/${path}`] ?? {})]).toEqual([path, methods]);
      expect([path, document.paths[`/api/${path}/{id}`]?.get !== undefined]).toEqual([path, offers(resource, 'read')]);
      expect([path, document.paths[`/api/${path}/{id}`]?.patch !== undefined]).toEqual([
        path,
        offers(resource, 'update'),
      ]);
      expect([path, document.paths[`/api/${path}/{id}`]?.delete !== undefined]).toEqual([
        path,
        offers(resource, 'delete'),
      ]);
    }
  });

  test('points at nothing that is not there, and names no call twice', () => {
    const text = JSON.stringify(document);
    for (const [, name] of text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g))
      expect(document.components.schemas).toHaveProperty(name ?? '');
    const operations = [...text.matchAll(/"operationId":"(\w+)"/g)].map(([, id]) => id);
    expect(new Set(operations).size).toBe(operations.length);
  });

  test('describes exactly what is sent', async () => {
    for (const resource of resources) {
      const { body } = await admin.get((await example(resource)).iri);
      const described = document.components.schemas[resource.type]?.properties ?? {};
      expect([resource.path, Object.keys(body).filter((it) => it !== '@context' && !(it in described))]).toEqual([
        resource.path,
        [],
      ]);
    }
  });

  test('is read by an outside client', async () => {
    const read = await parseOpenApi3Documentation(`${system.address}/api/docs.openapi.json`);
    // Uploaded files and links to choose a password have addresses like records and are no resources.
    const known = [...resources.map((it) => it.path), 'images', 'links'];
    expect(new Set(read.api.resources?.map((it) => it.name))).toEqual(new Set(known));
  });
});

function parsedOf({ path }: Resource) {
  const found = api.resources?.find((it) => it.name === path);
  if (!found) throw new Error(`The client did not find ${path}.`);
  return found;
}

function expectField(resource: Resource, parsed: ParsedField): void {
  const field = resource.fields[parsed.name];
  if (!field) throw new Error(`${resource.path} has no ${parsed.name}.`);
  const target = resources.find((it) => it.path === field.to);
  const many = ['references', 'list', 'choices'].includes(field.kind);
  expect([parsed.name, parsed.range]).toEqual([
    parsed.name,
    target ? `${system.address}/api/docs.jsonld#${target.type}` : xsd + ranges[field.kind],
  ]);
  expect([parsed.name, (parsed.reference as { name?: string } | null)?.name ?? null]).toEqual([
    parsed.name,
    target?.path ?? null,
  ]);
  expect([parsed.name, parsed.maxCardinality]).toEqual([parsed.name, many ? null : 1]);
  expect([parsed.name, parsed.required]).toEqual([
    parsed.name,
    field.required !== undefined && field.required !== false,
  ]);
  expect([parsed.name, parsed.description]).toEqual([parsed.name, field.label]);
}
