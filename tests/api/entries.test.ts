import { describe, expect, test } from 'vitest';
import type { Json } from '../harness/client.ts';
import { contractDesk } from '../harness/contractDesk.ts';
import { shows } from '../specification/shows.ts';

const { system, given, dispo, read, history } = await contractDesk();
const anna = { name: 'Anna', phone: '0221 1', email: null };
const bert = { name: 'Bert', phone: null, email: null };
const withoutPlace = (entries: readonly Json[]) =>
  entries.map(({ '@id': _iri, '@type': _type, id: _id, version: _version, ...parts }) => parts);
const contractWith = async (pickupContacts: readonly object[]) => {
  const { iri } = await given.contract({ pickupContacts });
  return { iri, contract: await read(iri) };
};
const told = async (iri: string) => (await history(iri)).map((it: Json) => [it.field, it.previous, it.data]);

describe('entries of a record', () => {
  test('travel inside it with address, class and version, and answer there as resources', async () => {
    shows('D2 §2 without screens serviceAddresses');
    const { iri, contract } = await contractWith([anna, bert]);
    const [first, second] = contract.pickupContacts;
    expect(contract.pickupContacts).toEqual([
      { '@id': `/api/contract_contacts/${first.id}`, '@type': 'ContractContact', id: first.id, version: 1, ...anna },
      { '@id': `/api/contract_contacts/${second.id}`, '@type': 'ContractContact', id: second.id, version: 1, ...bert },
    ]);
    const alone = await dispo.get(second['@id']);
    expect([alone.body, alone.headers.get('etag')]).toMatchObject([
      { '@id': second['@id'], contract: { '@id': iri }, list: 'pickupContacts', position: 2, ...bert },
      '"1"',
    ]);
    const list = await dispo.get(`/api/contract_contacts?contract=${iri}&list=pickupContacts&order[position]=desc`);
    expect(list.body['hydra:member'].map((it: Json) => it.name)).toEqual(['Bert', 'Anna']);
  });

  test('are compared one by one when the whole list is written: changed, added, left out, moved', async () => {
    const { iri, contract } = await contractWith([anna, bert]);
    const [first, second] = contract.pickupContacts;
    const { body } = await dispo.patch(iri, { pickupContacts: [{ ...second, phone: '0221 2' }, { name: 'Cleo' }] });
    expect(body.version).toBe(contract.version + 1);
    expect(body.pickupContacts).toMatchObject([
      { id: second.id, version: 2, phone: '0221 2' },
      { name: 'Cleo', version: 1 },
    ]);
    const cleo = body.pickupContacts[1];
    expect((await told(iri)).slice(0, 3).toSorted()).toEqual(
      [
        [`pickupContacts.${first.id}`, anna, null],
        [`pickupContacts.${cleo.id}`, null, { name: 'Cleo', phone: null, email: null }],
        [`pickupContacts.${second.id}.phone`, null, '0221 2'],
      ].toSorted(),
    );
    expect((await dispo.get(first['@id'])).status).toBe(404);
    await dispo.patch(iri, { pickupContacts: [cleo, body.pickupContacts[0]] });
    expect((await read(iri)).pickupContacts).toMatchObject([
      { id: cleo.id, version: 1 },
      { id: second.id, version: 2 },
    ]);
    expect((await told(iri)).slice(0, 2)).toEqual(
      expect.arrayContaining([[`pickupContacts.${cleo.id}.position`, 2, 1]]),
    );
  });

  test('sent back as they were read change nothing, with numbers or without', async () => {
    const { iri, contract } = await contractWith([anna, bert]);
    for (const pickupContacts of [contract.pickupContacts, withoutPlace(contract.pickupContacts)]) {
      const { body } = await dispo.patch(iri, { pickupContacts });
      expect([body.version, body.pickupContacts]).toEqual([contract.version, contract.pickupContacts]);
    }
  });

  test('named twice in one list are the known one and a new one', async () => {
    const { iri, contract } = await contractWith([anna, bert]);
    const [first, second] = contract.pickupContacts;
    const twice = [first, { ...first, name: 'Anna zwei' }, { ...first }, second];
    const { status, body } = await dispo.patch(iri, { pickupContacts: twice });
    expect([status, body.pickupContacts.map((it: Json) => it.name)]).toEqual([
      200,
      ['Anna', 'Anna zwei', 'Anna', 'Bert'],
    ]);
    const ids = body.pickupContacts.map((it: Json) => it.id);
    expect([ids[0], ids[3], new Set(ids).size]).toEqual([first.id, second.id, 4]);
    expect((await read(iri)).pickupContacts).toEqual(body.pickupContacts);
  });

  test('of a copy are entries of their own', async () => {
    const { contract } = await contractWith([anna]);
    const copy = await contractWith(contract.pickupContacts);
    expect(copy.contract.pickupContacts).toMatchObject([anna]);
    expect(copy.contract.pickupContacts[0].id).not.toBe(contract.pickupContacts[0].id);
  });

  test('go with their record', async () => {
    const address = (await dispo.post('/api/addresses', { firma: 'Autohaus', contacts: [anna] })).body;
    expect((await dispo.delete(address['@id'])).status).toBe(204);
    expect((await dispo.get(address.contacts[0]['@id'])).status).toBe(404);
  });
});

describe('an entry on its own', () => {
  test('is changed by two people at two entries without a conflict, and gives its record a new version', async () => {
    const { iri, contract } = await contractWith([anna, bert]);
    const [first, second] = contract.pickupContacts;
    const office = await system.as('office');
    const one = dispo.patch(first['@id'], { phone: '1' }, { headers: { 'if-match': '"1"' } });
    const other = office.patch(second['@id'], { phone: '2' }, { headers: { 'if-match': '"1"' } });
    expect([(await one).status, (await other).status]).toEqual([200, 200]);
    expect(await read(iri)).toMatchObject({
      version: contract.version + 2,
      pickupContacts: [
        { phone: '1', version: 2 },
        { phone: '2', version: 2 },
      ],
    });
    const late = await office.patch(first['@id'], { phone: '3' }, { headers: { 'if-match': '"1"' } });
    expect([late.status, late.body.current]).toMatchObject([412, { phone: '1', version: 2 }]);
    expect(
      (await dispo.patch(iri, { kostenstelle: 'x' }, { headers: { 'if-match': `"${contract.version}"` } })).status,
    ).toBe(412);
  });

  test('from another state is not written over by the whole list either', async () => {
    const { iri, contract } = await contractWith([anna]);
    await dispo.patch(contract.pickupContacts[0]['@id'], { phone: '1' });
    expect((await dispo.patch(iri, { pickupContacts: [{ ...contract.pickupContacts[0], phone: '9' }] })).status).toBe(
      412,
    );
  });

  test('is added, moved and removed', async () => {
    const { iri, contract } = await contractWith([anna]);
    const made = await dispo.post('/api/contract_contacts', {
      contract: iri,
      list: 'pickupContacts',
      name: 'Bert',
      position: 1,
    });
    expect([made.status, made.headers.get('location')]).toEqual([201, made.body['@id']]);
    expect((await read(iri)).pickupContacts.map((it: Json) => it.name)).toEqual(['Bert', 'Anna']);
    await dispo.patch(made.body['@id'], { position: 2 });
    expect((await read(iri)).pickupContacts.map((it: Json) => it.name)).toEqual(['Anna', 'Bert']);
    expect((await dispo.delete(made.body['@id'])).status).toBe(204);
    expect(await read(iri)).toMatchObject({ version: contract.version + 3, pickupContacts: [anna] });
  });

  test('keeps to its record and its rules', async () => {
    const [{ iri, contract }, other] = [await contractWith([anna]), await given.contract()];
    const contact = contract.pickupContacts[0]['@id'];
    expect((await dispo.patch(contact, { contract: other.iri })).status).toBe(422);
    const wrong = await dispo.patch(contact, { email: 'keine' });
    expect(wrong.body.violations).toEqual([{ propertyPath: 'email', message: 'Keine gültige E-Mail-Adresse' }]);
    expect((await (await system.as('personal')).patch(contact, { name: 'x' })).status).toBe(403);
    const nowhere = await dispo.post('/api/contract_contacts', {
      contract: '/api/contracts/999999',
      list: 'pickupContacts',
      name: 'x',
    });
    expect([
      nowhere.status,
      (await dispo.post('/api/serviceAddresses', { contract: iri })).body.violations[0].propertyPath,
    ]).toEqual([422, 'service']);
  });

  test('has the history of its record, its own part of it', async () => {
    const { contract } = await contractWith([anna, bert]);
    await dispo.patch(contract.pickupContacts[1]['@id'], { phone: '7' });
    const { body } = await dispo.get(`${contract.pickupContacts[1]['@id']}/logs`);
    expect(body['hydra:member'].map((it: Json) => [it.field, it.data])).toEqual([
      ['phone', '7'],
      ['name', 'Bert'],
    ]);
  });

  test('causes what its record causes: another distance by way of a service address', async () => {
    const { iri } = await given.contract({
      pickupLocation: { plz: '50667', ort: 'Köln' },
      deliveryLocation: { plz: '80331', ort: 'München' },
    });
    const before = (await read(iri)).googleKm;
    const service = (await given.record('services', { name: 'Zulassung' })).iri;
    const made = await dispo.post('/api/serviceAddresses', {
      contract: iri,
      service,
      zipCode: '20095',
      city: 'Hamburg',
    });
    const during = (await read(iri)).googleKm;
    await dispo.delete(made.body['@id']);
    expect([during > before + 100, (await read(iri)).googleKm]).toEqual([true, before]);
  });
});

test('a complaint says who reported it and when, and nobody changes that', async () => {
  const type = (await given.record('protocol_complaint_types', { type: 'Foto fehlt' })).iri;
  const { protocol } = await read((await given.contract()).iri);
  const { body } = await dispo.patch(protocol['@id'], {
    complaints: [{ complaint: type, description: 'eins', reporter: '/api/users/1' }],
  });
  const [complaint] = body.complaints;
  const me = (await dispo.get('/api/users?username=dispo')).body['hydra:member'][0]['@id'];
  expect(complaint).toMatchObject({
    description: 'eins',
    reporter: { '@id': me },
    createdAt: expect.stringMatching(/Z$/),
    updatedAt: complaint.createdAt,
  });
  const office = await system.as('office');
  const later = (
    await office.patch(protocol['@id'], {
      complaints: [{ ...complaint, description: 'doch anders', reporter: null, createdAt: '2020-01-01T00:00:00.000Z' }],
    })
  ).body.complaints;
  expect(later).toMatchObject([
    { id: complaint.id, description: 'doch anders', reporter: { '@id': me }, createdAt: complaint.createdAt },
  ]);
  const wrong = await dispo.patch(protocol['@id'], { complaints: [{ ...later[0], frei: 'erfunden' }] });
  expect([wrong.status, wrong.body.violations]).toEqual([
    422,
    [
      {
        propertyPath: 'complaints.0.frei',
        message: 'Das Feld „complaints.0.frei“ gibt es nicht oder es kann nicht geändert werden.',
      },
    ],
  ]);
});
