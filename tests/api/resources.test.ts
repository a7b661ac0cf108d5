import { describe, expect, test } from 'vitest';
import { resources } from '../../src/domain/resources.ts';
import type { Field, Fields } from '../../src/domain/define/field.ts';
import { offers, type Resource } from '../../src/domain/define/resource.ts';
import type { Answer, Json } from '../harness/client.ts';
import { leitstand } from '../harness/leitstand.ts';
import { changedValues, minimalValues } from '../harness/validValues.ts';

const system = await leitstand();
const admin = await system.as('admin');
const adminIri = `/api/users/${String((await admin.get('/api/users/me')).body.userId)}`;

let counted = 0;
const examples = new Map<string, Promise<string>>();
const example = (path: string): Promise<string> => {
  const known = examples.get(path) ?? given(path).then((it) => it['@id']);
  examples.set(path, known);
  return known;
};

/** What rules of the business ask for beyond the definition. */
async function ruled(path: string): Promise<Record<string, unknown>> {
  if (path === 'bundles') return { contracts: [(await system.given.contract()).iri, (await system.given.contract()).iri] };
  return path === 'notifications' ? { user: adminIri } : {};
}

async function minimal({ path }: Pick<Resource, 'path'>): Promise<Record<string, unknown>> {
  const resource = definition(path);
  return { ...(await minimalValues(resource, { number: (counted += 1), referred: example })), ...(await ruled(path)) };
}

async function given(path: string): Promise<{ '@id': string; id: number }> {
  if (path === 'bundle_contracts') {
    const [bundle, contract] = [(await given('bundles'))['@id'], (await system.given.contract()).iri];
    return made(await system.given.record(path, { bundle, contract, sortOrder: 3 }));
  }
  return made(await system.given.record(path, await minimal({ path })));
}

const made = ({ iri, id }: { iri: string; id: number }) => ({ '@id': iri, id });

/** Combinations that rules of the business refuse, and fields that bring other fields along. */
const apart: Readonly<Record<string, readonly string[]>> = {
  contracts: ['createAvis', 'anschlussvon', 'abafahrt', 'abcfahrt', 'flexContract', 'vorholung', 'isStorniert', 'stornierung', 'cancellationRequested', 'auftragbestaetigt', 'neumerker', 'driver', 'benutzer', 'sperrenFuerAngebotsliste', 'googleKm', 'googleFahrzeit', 'additionalDistance'],
  customer_contract_templates: ['contractTemplate'],
};

/** What is wished for once and not kept: the wish to put an end into the stock is gone with the saving. */
const isWish = (part: string) => part === 'saveLocation';

async function changes(resource: Resource): Promise<Record<string, unknown>> {
  const values = await changedValues(resource, { number: (counted += 1), referred: example });
  const kept = Object.entries(values).filter(([name]) => apart[resource.path]?.includes(name) !== true);
  return Object.fromEntries(kept.map(([name, value]) => [name, resource.fields[name]?.kind === 'embedded' ? Object.fromEntries(Object.entries(value as object).filter(([part]) => !isWish(part))) : value]));
}

/** Where the specification has words of its own for what is missing. */
const ownWords: Readonly<Record<string, string>> = { 'disposition_locks.datum': 'Das Datum muss angegeben werden' };

const having = (operation: 'list' | 'read' | 'create' | 'update' | 'delete') => resources.filter((it) => offers(it, operation));

describe.for(having('create'))('creating $path', (resource) => {
  test('needs the least the definition asks for, and answers the record and its address', async () => {
    const answer = await admin.post(`/api/${resource.path}`, await minimal(resource));
    expect(answer.body).toMatchObject({ '@type': resource.type, '@context': `/api/contexts/${resource.type}`, version: expect.any(Number) });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('location')).toBe(answer.body['@id']);
    expect(answer.etag).toBe(`"${String(answer.body.version)}"`);
    expect((await admin.get(answer.body['@id'])).body).toEqual(answer.body);
  });

  test('refuses each missing field at its place', async () => {
    const complete = await minimal(resource);
    for (const path of requiredPaths(resource.fields)) {
      const answer = await admin.post(`/api/${resource.path}`, without(complete, path.split('.')));
      expect([answer.status, answer.body.violations]).toEqual([422, expect.arrayContaining([{ propertyPath: path, message: ownWords[`${resource.path}.${path}`] ?? 'Pflichtfeld' }])]);
    }
  });

  test('refuses fields that do not exist', async () => {
    expectUnknown(await admin.post(`/api/${resource.path}`, { ...(await minimal(resource)), erfunden: 1 }));
  });
});

describe.for(having('read'))('reading $path', (resource) => {
  test('gives JSON-LD, or plain JSON to who asks for it', async () => {
    const { '@id': iri } = await given(resource.path);
    const linked = await admin.get(iri);
    expect([linked.status, linked.headers.get('content-type')]).toEqual([200, 'application/ld+json; charset=utf-8']);
    expect(linked.etag).toBe(`"${String(linked.body.version)}"`);
    const { '@context': _, '@id': __, '@type': ___, ...plain } = linked.body;
    for (const answer of [await admin.get(`${iri}.json`), await admin.get(iri, { headers: { accept: 'application/json' } })]) {
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(answer.body).toEqual(plain);
    }
  });

  test('knows every field of the definition by its kind', async () => {
    const { body } = await admin.get((await given(resource.path))['@id']);
    for (const [name, field] of Object.entries(resource.fields)) {
      if (field.kind === 'secret' || field.option === true) expect(body).not.toHaveProperty(name);
      else expect([name, isOfKind(field, body[name])]).toEqual([name, true]);
    }
  });

  test('answers 404 for what is not there', async () => {
    for (const id of ['999999999', '0', 'abc', '-1', '1e3', '99999999999999999999']) expect((await admin.get(`/api/${resource.path}/${id}`)).status).toBe(404);
  });
});

describe.for(having('list'))('listing $path', (resource) => {
  const list = (query: string, headers = {}) => admin.get(`/api/${resource.path}${query}`, { headers });

  test('goes page by page without missing or repeating one', async () => {
    for (let i = 0; i < 6; i += 1) await given(resource.path);
    const first = (await list('?itemsPerPage=5')).body;
    const total = Number(first['hydra:totalItems']);
    const seen: string[] = [];
    for (let next = first['hydra:view']['hydra:first']; next !== undefined; ) {
      const page: Answer = await admin.get(next);
      expect(page.body['hydra:totalItems']).toBe(total);
      expect(page.body['hydra:view']['@id']).toBe(next);
      seen.push(...page.body['hydra:member'].map((it: Json) => it['@id']));
      next = page.body['hydra:view']['hydra:next'];
    }
    expect(total).toBeGreaterThanOrEqual(6);
    expect([seen.length, new Set(seen).size]).toEqual([total, total]);
    expect(first['hydra:view']['hydra:last']).toContain(`page=${String(Math.ceil(total / 5))}`);
    expect(first).toMatchObject({ '@id': `/api/${resource.path}`, '@type': 'hydra:Collection', '@context': `/api/contexts/${resource.type}` });
  });

  test('gives plain JSON to who asks for it', async () => {
    for (const answer of [await admin.get(`/api/${resource.path}.json?itemsPerPage=5`), await list('?itemsPerPage=5', { accept: 'application/json' })]) {
      expect(Array.isArray(answer.body)).toBe(true);
      expect(Number(answer.headers.get('x-total-count'))).toBeGreaterThanOrEqual(answer.body.length);
    }
  });

  test('names the filter, the sort and the property that it does not know', async () => {
    for (const query of ['?erfunden=1', '?order[erfunden]=asc', '?properties[]=erfunden']) {
      const answer = await list(query);
      expect([answer.status, answer.body['hydra:description']]).toEqual([400, expect.stringContaining('erfunden')]);
    }
    for (const query of ['?page=0', '?itemsPerPage=99999', '?itemsPerPage=1', '?page=abc']) expect((await list(query)).status).toBe(400);
  });

  test('sends only the properties asked for', async () => {
    const name = resource.pick.find((it) => resource.fields[it]) ?? '';
    const [member] = (await list(`?itemsPerPage=5&properties[]=${name}`)).body['hydra:member'];
    expect(Object.keys(member ?? {}).sort()).toEqual(['@id', '@type', 'createdAt', 'id', name, 'updatedAt', 'version'].sort());
  });
});

describe.for(having('update'))('changing $path', (resource) => {
  test('keeps every field that is written, writes one history row for each, and counts the version', async () => {
    const { '@id': iri } = await given(resource.path);
    const before = await admin.get(iri);
    const wanted = await changes(resource);
    const after = await admin.patch(iri, wanted, { headers: { 'if-match': before.etag ?? '' } });
    expect(after.body.violations).toBeUndefined();
    expect(after.status).toBe(200);
    expect(after.etag).toBe(`"${String(Number(before.body.version) + 1)}"`);
    for (const [name, value] of Object.entries(wanted)) expect({ [name]: asSent(after.body[name]) }).toMatchObject({ [name]: value });
    expect((await admin.get(iri)).body).toEqual(after.body);
    const { body } = await admin.get(`${iri}/logs?itemsPerPage=500`);
    const rows = body['hydra:member'].filter((it: Json) => it.username === 'test-admin');
    const changedNames = Object.keys(wanted).filter((name) => JSON.stringify(before.body[name]) !== JSON.stringify(after.body[name]));
    expect(new Set(rows.map((it: Json) => it.field.split('.')[0]))).toEqual(new Set(changedNames));
    expect(new Set(rows.map((it: Json) => it.field)).size).toBe(rows.length);
  });

  test('tells a writer who wants no more than that what his change did', async () => {
    const { '@id': iri } = await given(resource.path);
    const before = await admin.get(iri);
    const wanted = await changes(resource);
    const told = await admin.patch(iri, wanted, { headers: { 'if-match': before.etag ?? '', prefer: 'return=minimal' } });
    const after = await admin.get(iri);
    expect([told.status, told.headers.get('preference-applied'), told.etag]).toEqual([200, 'return=minimal', after.etag]);
    expect({ ...before.body, ...told.body }).toEqual(after.body);
    expect(Object.keys(told.body)).toEqual(expect.arrayContaining(Object.keys(wanted).filter((name) => name in after.body)));
    const untouched = Object.entries(resource.fields).flatMap(([name, { by }]) => (by === undefined && !(name in wanted) && JSON.stringify(before.body[name]) === JSON.stringify(after.body[name]) ? [name] : []));
    expect(untouched.filter((name) => name in told.body)).toEqual([]);
  });

  test('changes nothing when everything that was read is sent back', async () => {
    const { '@id': iri } = await given(resource.path);
    const read = await admin.get(iri);
    const put = await admin.put(iri, read.body, { headers: { 'if-match': read.etag ?? '' } });
    expect(put.body).toEqual(read.body);
    expect((await admin.patch(iri, {}, { headers: { 'if-match': read.etag ?? '' } })).body).toEqual(read.body);
  });

  test('refuses a stale writer and shows him the present state', async () => {
    const { '@id': iri } = await given(resource.path);
    const { '@context': _, ...current } = (await admin.get(iri)).body;
    const answer = await admin.patch(iri, await changes(resource), { headers: { 'if-match': '"0"' } });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([412, 'application/problem+json; charset=utf-8']);
    expect(answer.body.current).toEqual(current);
    expect((await admin.get(iri)).body.version).toBe(current.version);
  });

  test('refuses what is no value', async () => {
    const { '@id': iri } = await given(resource.path);
    expectUnknown(await admin.patch(iri, { erfunden: 1 }));
    for (const body of [[], 'Text', 5]) expect((await admin.patch(iri, body)).status).toBe(422);
    for (const [name, field] of Object.entries(resource.fields)) {
      if (field.readOnly === true || field.createOnly === true || field.kind === 'json') continue;
      const answer = await admin.patch(iri, { [name]: [[{ falsch: true }]] });
      expect([name, answer.status, answer.body.violations?.every((it: Json) => it.propertyPath.split('.')[0] === name)]).toEqual([name, 422, true]);
    }
    expect((await admin.patch(`/api/${resource.path}/999999999`, {})).status).toBe(404);
  });
});

describe.for(having('delete'))('deleting $path', (resource) => {
  test('needs the present version, then it is gone', async () => {
    const { '@id': iri } = await given(resource.path);
    const stale = await admin.delete(iri, { headers: { 'if-match': '"0"' } });
    expect([stale.status, stale.body.current['@id']]).toEqual([412, iri]);
    const gone = await admin.delete(iri, { headers: { 'if-match': (await admin.get(iri)).etag ?? '' } });
    expect([gone.status, gone.body]).toEqual([204, '']);
    expect((await admin.get(iri)).status).toBe(404);
    expect((await admin.delete(iri)).status).toBe(404);
    expect((await admin.get(`${iri}/logs`)).body['hydra:member'][0]).toMatchObject({ field: 'gelöscht', data: true, username: 'test-admin' });
  });
});

test('what a definition does not offer is not there', async () => {
  for (const resource of resources) {
    const { '@id': iri } = await given(resource.path);
    if (!offers(resource, 'create')) expect([resource.path, (await admin.post(`/api/${resource.path}`, {})).status]).toEqual([resource.path, 404]);
    if (!offers(resource, 'update')) expect([resource.path, (await admin.patch(iri, {})).status]).toEqual([resource.path, 404]);
    if (!offers(resource, 'delete')) expect([resource.path, (await admin.delete(iri)).status]).toEqual([resource.path, 404]);
  }
});

function definition(path: string): Resource {
  const found = resources.find((it) => it.path === path);
  if (!found) throw new Error(`There is no resource ${path}.`);
  return found;
}

function expectUnknown({ status, body }: Answer): void {
  expect([status, body.violations]).toEqual([422, [{ propertyPath: 'erfunden', message: 'Dieses Feld gibt es nicht oder es kann nicht geändert werden.' }]]);
}

/** References travel as records and are written as addresses. */
function asSent(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asSent);
  return typeof value === 'object' && value !== null && '@id' in value ? value['@id'] : value;
}

function requiredPaths(fields: Fields, prefix = ''): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.readOnly === true || field.aliasOf !== undefined) return [];
    if (field.kind === 'embedded') return requiredPaths(field.fields ?? {}, `${prefix}${name}.`);
    return field.required ? [prefix + name] : [];
  });
}

function without(values: Record<string, unknown>, [head = '', ...rest]: string[]): Record<string, unknown> {
  const { [head]: value, ...others } = values;
  return rest.length === 0 ? others : { ...others, [head]: without(value as Record<string, unknown>, rest) };
}

function isOfKind(field: Field, value: unknown): boolean {
  switch (field.kind) {
    case 'flag': return typeof value === 'boolean';
    case 'flag01': return value === '0' || value === '1';
    case 'references': case 'choices': case 'list': return Array.isArray(value);
    case 'embedded': return typeof value === 'object' && value !== null && Object.keys(field.fields ?? {}).every((it) => it in value);
    case 'integer': case 'minutes': case 'km': case 'coordinate': return value === null || typeof value === 'number';
    case 'json': return value === null || typeof value === 'object';
    case 'reference': return value === null || (typeof value === 'object' && '@id' in value);
    case 'money': return value === null || (typeof value === 'string' && /^-?\d+\.\d\d$/.test(value));
    default: return value === null || (typeof value === 'string' && value !== '');
  }
}
