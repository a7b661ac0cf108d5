import { describe, expect, test } from 'vitest';
import { resources } from '../../src/domain/resources.ts';
import type { Field } from '../../src/domain/define/field.ts';
import { offers } from '../../src/domain/define/noun.ts';
import { anyRecords } from '../harness/anyRecords.ts';
import type { Answer, Json } from '../harness/client.ts';
import { shows } from '../specification/shows.ts';

const { admin, given } = await anyRecords();

describe.for(resources.filter((it) => offers(it, 'read')))('reading $path', (resource) => {
  test('gives JSON-LD, or plain JSON to who asks for it', async () => {
    shows('D0 API .json or Accept');
    const iri = await given(resource.path);
    const linked = await admin.get(iri);
    expect([linked.status, linked.headers.get('content-type')]).toEqual([200, 'application/ld+json; charset=utf-8']);
    expect(linked.etag).toBe(`"${String(linked.body.version)}"`);
    const { '@context': _, ...plain } = linked.body;
    for (const answer of [
      await admin.get(`${iri}.json`),
      await admin.get(iri, { headers: { accept: 'application/json' } }),
    ]) {
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(answer.body).toEqual(plain);
    }
  });

  test('knows every field of the definition by its kind', async () => {
    const { body } = await admin.get(await given(resource.path));
    for (const [name, field] of Object.entries(resource.fields)) {
      if (field.kind === 'secret' || field.option === true || field.isOnRequest) expect(body).not.toHaveProperty(name);
      else expect([name, isOfKind(field, body[name])]).toEqual([name, true]);
    }
  });

  test('answers 404 for what is not there', async () => {
    for (const id of ['999999999', '0', 'abc', '-1', '1e3', '99999999999999999999'])
      expect((await admin.get(`/api/${resource.path}/${id}`)).status).toBe(404);
  });
});

describe.for(resources.filter((it) => offers(it, 'list')))('listing $path', (resource) => {
  const list = (query: string, headers = {}) => admin.get(`/api/${resource.path}${query}`, { headers });

  test('goes page by page without missing or repeating one', async () => {
    for (let i = 0; i < 6; i += 1) await given(resource.path);
    const first = (await list('?itemsPerPage=5')).body;
    const total = Number(first['hydra:totalItems']);
    const seen: string[] = [];
    for (let next = first['hydra:view']['hydra:first']; next !== undefined;) {
      const page: Answer = await admin.get(next);
      expect(page.body['hydra:totalItems']).toBe(total);
      expect(page.body['hydra:view']['@id']).toBe(next);
      seen.push(...page.body['hydra:member'].map((it: Json) => it['@id']));
      next = page.body['hydra:view']['hydra:next'];
    }
    expect(total).toBeGreaterThanOrEqual(6);
    expect([seen.length, new Set(seen).size]).toEqual([total, total]);
    expect(first['hydra:view']['hydra:last']).toContain(`page=${String(Math.ceil(total / 5))}`);
    expect(first).toMatchObject({
      '@id': `/api/${resource.path}`,
      '@type': 'hydra:Collection',
      '@context': `/api/contexts/${resource.type}`,
    });
  });

  test('gives plain JSON to who asks for it', async () => {
    for (const answer of [
      await admin.get(`/api/${resource.path}.json?itemsPerPage=5`),
      await list('?itemsPerPage=5', { accept: 'application/json' }),
    ]) {
      expect(Array.isArray(answer.body)).toBe(true);
      expect(Number(answer.headers.get('x-total-count'))).toBeGreaterThanOrEqual(answer.body.length);
    }
  });

  test('names the filter, the sort and the property that it does not know', async () => {
    shows('D0 API order[field]');
    for (const query of ['?erfunden=1', '?order[erfunden]=asc', '?properties[]=erfunden']) {
      const answer = await list(query);
      expect([answer.status, answer.body['hydra:description']]).toEqual([400, expect.stringContaining('erfunden')]);
    }
    for (const query of ['?page=0', '?itemsPerPage=99999', '?itemsPerPage=1', '?page=abc'])
      expect((await list(query)).status).toBe(400);
  });

  test('sends only the properties asked for', async () => {
    const name = [...resource.pick, ...resource.list.columns].find((it) => resource.fields[it]) ?? '';
    const [member] = (await list(`?itemsPerPage=5&properties[]=${name}`)).body['hydra:member'];
    expect(Object.keys(member ?? {}).sort()).toEqual(
      ['@id', '@type', 'createdAt', 'id', name, 'updatedAt', 'version'].sort(),
    );
  });
});

function isOfKind(field: Field, value: unknown): boolean {
  switch (field.kind) {
    case 'flag':
      return typeof value === 'boolean';
    case 'flag01':
      return value === '0' || value === '1';
    case 'references':
    case 'choices':
    case 'list':
      return Array.isArray(value);
    case 'embedded':
      if (field.isGathered && value === null) return true;
      return typeof value === 'object' && value !== null && Object.keys(field.fields ?? {}).every((it) => it in value);
    case 'integer':
    case 'minutes':
    case 'km':
    case 'coordinate':
      return value === null || typeof value === 'number';
    case 'json':
      return value === null || typeof value === 'object';
    case 'file':
    case 'reference':
      return value === null || (typeof value === 'object' && '@id' in value);
    case 'money':
      return value === null || (typeof value === 'string' && /^-?\d+\.\d\d$/.test(value));
    default:
      return value === null || (typeof value === 'string' && value !== '');
  }
}
