import { parseHydraDocumentation } from '@api-platform/api-doc-parser';
import { expect, test } from 'vitest';
import type { Resource } from '../../src/domain/define/resource.ts';
import { offers } from '../../src/domain/define/noun.ts';
import { resources } from '../../src/domain/resources.ts';
import { anyRecords } from '../harness/anyRecords.ts';
import type { Client, Json } from '../harness/client.ts';
import { unknownField } from '../harness/unknownField.ts';

const { system, admin, given } = await anyRecords();
const { api } = await parseHydraDocumentation(`${system.address}/api`, {
  headers: { authorization: `Bearer ${admin.token ?? ''}` },
});

/**
 * A record as the stock admin of hydra holds it: `id` is its address, the number stands in `originId`; what it refers
 * to stays embedded, or becomes its address.
 */
function held(record: Json, isEmbedded: boolean): Json {
  const addressed = (it: Json) =>
    !isEmbedded && typeof it === 'object' && it !== null && '@id' in it ? it['@id'] : it;
  const values = Object.entries(record as Record<string, Json>).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.map(addressed) : addressed(value),
  ]);
  return { ...Object.fromEntries(values), originId: String(record.id), id: record['@id'] };
}

/** Lists, opens and saves as that client does: always the whole record, by PUT, as whatever JSON it calls it. */
async function opened(client: Client, resource: Resource, iri: string): Promise<Json> {
  const url = api.resources?.find((it) => it.name === resource.path)?.url ?? '';
  const { body } = await client.get(`${url.slice(system.address.length)}?page=1&itemsPerPage=100&order[id]=DESC`);
  const row = body['hydra:member'].find((it: Json) => it['@id'] === iri);
  return (await client.get(row['@id'])).body;
}

async function save(client: Client, iri: string, body: Json, type = 'application/ld+json') {
  const answer = await client.open(iri, {
    method: 'PUT',
    headers: { 'content-type': type, accept: 'application/ld+json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Json };
}

const edited = resources.filter((it) => offers(it, 'list') && offers(it, 'read') && offers(it, 'update'));

test.for(edited)('a stock hydra client reads, edits and saves $path', async (resource) => {
  const iri = await given(resource.path);
  const before = await opened(admin, resource, iri);
  for (const type of ['application/ld+json', 'application/json', 'application/merge-patch+json']) {
    for (const isEmbedded of [true, false])
      expect([type, await save(admin, iri, held(before, isEmbedded), type)]).toEqual([
        type,
        { status: 200, body: before },
      ]);
  }
  const [name] =
    Object.entries(resource.fields).find(
      ([, it]) =>
        (it.kind === 'text' || it.kind === 'longText') &&
        !it.readOnly &&
        !it.createOnly &&
        !it.fixedForm &&
        // Plates and numbers are brought into their form.
        !it.ident &&
        it.pattern === undefined &&
        it.aliasOf === undefined &&
        it.derive === undefined &&
        (it.max ?? 99) > 8,
    ) ?? [];
  if (name === undefined) return;
  const saved = await save(admin, iri, { ...held(before, true), [name]: 'geändert' });
  expect([saved.status, saved.body[name], saved.body.version]).toEqual([200, 'geändert', before.version + 1]);
});

test('members that a client keeps for itself are left aside at every depth, every other unknown field is refused by name', async () => {
  const contract = await system.given.contract({
    customData: { '@eigen': 1, originId: '7' },
    pickupContacts: [{ name: 'Karla', phone: '1', email: null }],
  });
  const mark = { '@id': '/api/.well-known/genid/4711', '@type': 'Thing', '@reverse': {}, originId: '7' };
  const { pickupLocation, pickupContacts, customData } = (await admin.get(contract.iri)).body;
  const body = {
    ...mark,
    pickupLocation: { ...mark, ...pickupLocation, ort: 'Bonn' },
    pickupContacts: pickupContacts.map((it: Json) => ({ ...mark, ...it })),
    customData,
  };
  const saved = await save(admin, contract.iri, body);
  expect([saved.status, saved.body.pickupLocation.ort, saved.body.pickupContacts, saved.body.customData]).toEqual([
    200,
    'Bonn',
    pickupContacts,
    { '@eigen': 1, originId: '7' },
  ]);
  for (const [name, wrong] of Object.entries({
    erfunden: { erfunden: 1 },
    originid: { originid: 1 },
    'hydra:title': { 'hydra:title': 'x' },
    'pickupLocation.erfunden': { pickupLocation: { erfunden: 1 } },
  })) {
    const answer = await save(admin, contract.iri, { ...mark, ...wrong });
    expect([answer.status, answer.body.violations]).toEqual(unknownField(name));
  }
});

test('so do actions and bulk calls', async () => {
  const { iri, id } = await system.given.contract({ driver: (await system.given.driver()).iri });
  expect(
    (await admin.patch(`${iri}/update_user`, { '@id': iri, '@type': 'Contract', originId: String(id) })).status,
  ).toBe(200);
  const bulk = await admin.open('/api/contracts/bulk', {
    method: 'POST',
    headers: { 'content-type': 'application/ld+json' },
    body: JSON.stringify({
      '@context': {},
      items: [{ id, '@id': iri, changes: { '@id': iri, originId: String(id), infoBackend: 'neu' } }],
    }),
  });
  expect([bulk.status, JSON.parse(await bulk.text()).status]).toEqual([200, 200]);
});

test('who sends back what he may read and not change changes nothing, and is refused when it differs', async () => {
  const dispo = await system.as('dispo');
  for (const [path, name, other] of [
    ['users', 'roles', ['leitstand_admin']],
    ['drivers', 'admin', true],
  ] as const) {
    const iri = await given(path);
    const before = (await dispo.get(iri)).body;
    expect(before).toHaveProperty(name);
    expect(await save(dispo, iri, held(before, true))).toEqual({ status: 200, body: before });
    expect((await save(dispo, iri, { ...held(before, true), [name]: other })).status).toBe(403);
    expect((await dispo.post(`/api/${path}`, { ...held(before, true), [name]: other })).status).toBe(403);
  }
});
