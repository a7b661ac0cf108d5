import { describe, expect, test } from 'vitest';
import { resources } from '../../src/domain/resources.ts';
import type { Fields } from '../../src/domain/define/field.ts';
import { offers } from '../../src/domain/define/noun.ts';
import { anyRecords } from '../harness/anyRecords.ts';
import { unknownField } from '../harness/unknownField.ts';

const { admin, minimal, given } = await anyRecords();

/** Where the specification has words of its own for what is missing. */
const ownWords: Readonly<Record<string, string>> = { 'disposition_locks.datum': 'Das Datum muss angegeben werden' };

describe.for(resources.filter((it) => offers(it, 'create')))('creating $path', (resource) => {
  test('needs the least the definition asks for, and answers the record and its address', async () => {
    const answer = await admin.post(`/api/${resource.path}`, await minimal(resource));
    expect(answer.body).toMatchObject({
      '@type': resource.type,
      '@context': `/api/contexts/${resource.type}`,
      version: expect.any(Number),
    });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('location')).toBe(answer.body['@id']);
    expect(answer.etag).toBe(`"${String(answer.body.version)}"`);
    expect((await admin.get(answer.body['@id'])).body).toEqual(answer.body);
  });

  test('refuses each missing field at its place', async () => {
    const complete = await minimal(resource);
    for (const path of requiredPaths(resource.fields)) {
      const answer = await admin.post(`/api/${resource.path}`, without(complete, path.split('.')));
      expect([answer.status, answer.body.violations]).toEqual([
        422,
        expect.arrayContaining([
          { propertyPath: path, message: ownWords[`${resource.path}.${path}`] ?? 'Pflichtfeld' },
        ]),
      ]);
    }
  });

  test('refuses fields that do not exist', async () => {
    const answer = await admin.post(`/api/${resource.path}`, { ...(await minimal(resource)), erfunden: 1 });
    expect([answer.status, answer.body.violations]).toEqual(unknownField('erfunden'));
  });
});

describe.for(resources.filter((it) => offers(it, 'delete')))('deleting $path', (resource) => {
  test('needs the present version, then it is gone', async () => {
    const iri = await given(resource.path);
    const stale = await admin.delete(iri, { headers: { 'if-match': '"0"' } });
    expect([stale.status, stale.body.current['@id']]).toEqual([412, iri]);
    const gone = await admin.delete(iri, { headers: { 'if-match': (await admin.get(iri)).etag ?? '' } });
    expect([gone.status, gone.body]).toEqual([204, '']);
    expect((await admin.get(iri)).status).toBe(404);
    expect((await admin.delete(iri)).status).toBe(404);
    expect((await admin.get(`${iri}/logs`)).body['hydra:member'][0]).toMatchObject({
      field: 'gelöscht',
      data: true,
      username: 'test-admin',
    });
  });
});

test('what a definition does not offer is not there', async () => {
  for (const resource of resources) {
    const iri = await given(resource.path);
    if (!offers(resource, 'create'))
      expect([resource.path, (await admin.post(`/api/${resource.path}`, {})).status]).toEqual([resource.path, 404]);
    if (!offers(resource, 'update'))
      expect([resource.path, (await admin.patch(iri, {})).status]).toEqual([resource.path, 404]);
    if (!offers(resource, 'delete'))
      expect([resource.path, (await admin.delete(iri)).status]).toEqual([resource.path, 404]);
  }
});

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
