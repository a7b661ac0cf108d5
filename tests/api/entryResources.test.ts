import { expect, test } from 'vitest';
import type { Json } from '../harness/client.ts';
import { contractDesk } from '../harness/contractDesk.ts';
import { shows } from '../specification/shows.ts';

const { given, dispo, read } = await contractDesk();
const membersOf = async (address: string): Promise<Json[]> => (await dispo.get(address)).body['hydra:member'];
const { iri: customer } = await given.customer();
const { iri: contract } = await given.contract();
const { protocol } = await read(contract);
const { iri: service } = await given.record('services', { name: 'Wäsche' });

/** Each kind of entry: the record it belongs to, the list it stands in, what it holds and what it holds later. */
const kinds = [
  {
    path: 'serviceAddresses',
    of: { contract },
    list: 'serviceAddresses',
    holds: { service, city: 'Köln' },
    later: { city: 'Ulm' },
  },
  {
    path: 'contacts',
    of: { address: (await given.record('addresses', { firma: 'Werk' })).iri },
    list: 'contacts',
    holds: { name: 'Anna', email: 'anna@firma.example' },
    later: { name: 'Bert' },
  },
  {
    path: 'protocol_complaints',
    of: { protocol: protocol['@id'] },
    list: 'complaints',
    holds: {
      complaint: (await given.record('protocol_complaint_types', { type: 'Foto fehlt' })).iri,
      description: 'Heck',
    },
    later: { description: 'Front' },
  },
  {
    path: 'customer_services',
    of: { customer },
    list: 'defaultServices',
    holds: { service },
    later: { conditions: [{ field: 'contractType', condition: 'eq', value: 'PICKUP' }] },
  },
];

test.each(kinds)(
  '$path answer as resources and travel inside their record',
  async ({ path, of, list, holds, later }) => {
    shows('D2 §2 entries');
    const [field = '', owner = ''] = Object.entries(of)[0] ?? [];
    const before = (await read(owner)).version;
    const made = await dispo.post(`/api/${path}`, { ...of, ...holds });
    const iri = made.body['@id'];
    expect([made.status, iri]).toEqual([201, expect.stringMatching(`^/api/${path}/\\d+$`)]);
    expect(await membersOf(`/api/${path}?${field}=${owner}`)).toMatchObject([{ '@id': iri }]);
    expect(await read(owner)).toMatchObject({ version: before + 1, [list]: [{ '@id': iri, version: 1 }] });
    const changed = await dispo.patch(iri, later, { headers: { 'if-match': '"1"' } });
    expect([changed.status, changed.headers.get('etag'), changed.body]).toMatchObject([200, '"2"', later]);
    expect((await read(owner))[list]).toMatchObject([{ '@id': iri, version: 2, ...later }]);
    expect((await dispo.delete(iri)).status).toBe(204);
    expect([await membersOf(`/api/${path}?${field}=${owner}`), (await read(owner))[list]]).toEqual([[], []]);
  },
);

test('what is wrong inside an entry is told at its own fields', async () => {
  const entry = { customer, service, conditions: [{ field: 'carModel', condition: 'eq' }] };
  const { status, body } = await dispo.post('/api/customer_services', entry);
  expect([status, body.violations]).toEqual([
    422,
    [{ propertyPath: 'conditions.0.field', message: 'Diese Auswahl gibt es nicht: Feld' }],
  ]);
});

test('the mail rules of a customer answer under both of their names', async () => {
  shows('D2 §2 entries', 'D2 §7 hs_address_mails');
  const rule = { customer, ruleType: 'U2', mailAddress: 'abholung@firma.example' };
  const made = await dispo.post('/api/hs_address_mails', rule);
  const { '@id': iri, id } = made.body;
  const second = `/api/hs_address_mails/${String(id)}`;
  expect([made.status, iri, made.headers.get('etag')]).toEqual([201, `/api/address_mails/${String(id)}`, '"1"']);
  expect((await dispo.get(second)).body).toEqual((await dispo.get(iri)).body);
  for (const list of ['hs_address_mails', 'hs_address_mails.json', 'address_mails'])
    expect([list, JSON.stringify((await dispo.get(`/api/${list}?customer=${customer}`)).body)]).toEqual([
      list,
      expect.stringContaining(iri),
    ]);
  expect((await dispo.patch(second, { ruleType: 'U3' }, { headers: { 'if-match': '"1"' } })).body.ruleType).toBe('U3');
  const told = await membersOf(`${second}/logs`);
  expect([told[0].data, told]).toEqual(['U3', await membersOf(`${iri}/logs`)]);
  expect((await dispo.delete(second)).status).toBe(204);
  expect([(await dispo.get(second)).status, (await dispo.get(iri)).status]).toEqual([404, 404]);
  expect((await dispo.get('/api/hs_address_mailsx')).status).toBe(404);
});
