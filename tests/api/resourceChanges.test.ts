import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { resources } from '../../src/domain/resources.ts';
import { offers } from '../../src/domain/define/noun.ts';
import { anyRecords } from '../harness/anyRecords.ts';
import type { Json } from '../harness/client.ts';
import { unknownField } from '../harness/unknownField.ts';
import { shows } from '../specification/shows.ts';

const { admin, changes, given } = await anyRecords();

describe.for(resources.filter((it) => offers(it, 'update')))('changing $path', (resource) => {
  test('keeps every field that is written, writes one history row for each, and counts the version', async () => {
    shows('D0 API PATCH merge-patch');
    const iri = await given(resource.path);
    const before = await admin.get(iri);
    const wanted = await changes(resource);
    const after = await admin.patch(iri, wanted, { headers: { 'if-match': before.etag ?? '' } });
    expect(after.body.violations).toBeUndefined();
    expect(after.status).toBe(200);
    expect(after.etag).toBe(`"${String(Number(before.body.version) + 1)}"`);
    for (const [name, value] of Object.entries(wanted))
      expect({ [name]: asSent(after.body[name]) }).toMatchObject({ [name]: value });
    expect((await admin.get(iri)).body).toEqual(after.body);
    const { body } = await admin.get(`${iri}/logs?itemsPerPage=500`);
    const rows = body['hydra:member'].filter((it: Json) => it.username === 'test-admin');
    const changedNames = Object.keys(wanted).filter((name) => !isDeepStrictEqual(before.body[name], after.body[name]));
    const told = rows
      .map((it: Json) => it.field.split('.')[0])
      .filter((name: string) => !resource.fields[name]?.readOnly);
    expect(new Set(told)).toEqual(new Set(changedNames));
    expect(new Set(rows.map((it: Json) => it.field)).size).toBe(rows.length);
  });

  test('tells a writer who wants no more than that what his change did', async () => {
    const iri = await given(resource.path);
    const before = await admin.get(iri);
    const wanted = await changes(resource);
    const told = await admin.patch(iri, wanted, {
      headers: { 'if-match': before.etag ?? '', prefer: 'return=minimal' },
    });
    const after = await admin.get(iri);
    expect([told.status, told.headers.get('preference-applied'), told.etag]).toEqual([
      200,
      'return=minimal',
      after.etag,
    ]);
    // What is gathered on request comes with the change of what it follows, and not with the record.
    const asRead = Object.entries({ ...before.body, ...told.body }).filter(([it]) => !resource.fields[it]?.isOnRequest);
    expect(Object.fromEntries(asRead)).toEqual(after.body);
    expect(Object.keys(told.body)).toEqual(
      expect.arrayContaining(Object.keys(wanted).filter((name) => name in after.body)),
    );
    const isOwner = (name: string) => name === resource.entryOf?.field;
    const untouched = Object.entries(resource.fields).flatMap(([name, { by, isGathered }]) =>
      by === undefined &&
      !isGathered &&
      !isOwner(name) &&
      !(name in wanted) &&
      isDeepStrictEqual(before.body[name], after.body[name])
        ? [name]
        : [],
    );
    expect(untouched.filter((name) => name in told.body)).toEqual([]);
  });

  test('changes nothing when everything that was read is sent back', async () => {
    const iri = await given(resource.path);
    const read = await admin.get(iri);
    const put = await admin.put(iri, read.body, { headers: { 'if-match': read.etag ?? '' } });
    expect(put.body).toEqual(read.body);
    expect((await admin.patch(iri, {}, { headers: { 'if-match': read.etag ?? '' } })).body).toEqual(read.body);
  });

  test('refuses a stale writer and shows him the present state', async () => {
    shows('D0 API ETag');
    const iri = await given(resource.path);
    const { '@context': _, ...current } = (await admin.get(iri)).body;
    const answer = await admin.patch(iri, await changes(resource), { headers: { 'if-match': '"0"' } });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      412,
      'application/problem+json; charset=utf-8',
    ]);
    expect(answer.body.current).toEqual(current);
    expect((await admin.get(iri)).body.version).toBe(current.version);
  });

  test('refuses what is no value', async () => {
    const iri = await given(resource.path);
    const unknown = await admin.patch(iri, { erfunden: 1 });
    expect([unknown.status, unknown.body.violations]).toEqual(unknownField('erfunden'));
    for (const body of [[], 'Text', 5]) expect((await admin.patch(iri, body)).status).toBe(422);
    for (const [name, field] of Object.entries(resource.fields)) {
      if (field.readOnly === true || field.createOnly === true || field.kind === 'json') continue;
      const answer = await admin.patch(iri, { [name]: [[{ falsch: true }]] });
      expect([
        name,
        answer.status,
        answer.body.violations?.every((it: Json) => it.propertyPath.split('.')[0] === name),
      ]).toEqual([name, 422, true]);
    }
    expect((await admin.patch(`/api/${resource.path}/999999999`, {})).status).toBe(404);
  });
});

/** References travel as records and are written as addresses. */
function asSent(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asSent);
  if (typeof value !== 'object' || value === null) return value;
  if ('@id' in value && !('version' in value)) return value['@id'];
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, asSent(part)]));
}
