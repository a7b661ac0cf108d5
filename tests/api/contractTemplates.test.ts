import { expect, test } from 'vitest';
import { leitstand } from '../harness/leitstand.ts';
import { shows } from '../specification/shows.ts';

const system = await leitstand();

const sent = {
  carModel: 'Golf',
  infoShared: 'Bitte anrufen',
  serviceAddresses: [
    { id: 7, '@id': '/api/service_addresses/7', service: '/api/services/1', company: 'Zulassungsstelle' },
  ],
  pickupContacts: [{ id: 3, '@id': '/api/contract_contacts/3', '@type': 'ContractContact', version: 2, name: 'Anna' }],
  deliveryContacts: [],
  neumerker: '0',
  auftragsnummer: '26000001',
  driver: '/api/drivers/3',
  auftragswert: '385.00',
  rechnungsnotiz: 'Rabatt',
};
const kept = {
  carModel: 'Golf',
  infoShared: 'Bitte anrufen',
  serviceAddresses: [{ service: '/api/services/1', company: 'Zulassungsstelle' }],
  pickupContacts: [{ name: 'Anna' }],
  deliveryContacts: [],
  neumerker: '1',
};

test('a template keeps a fixed set of fields, strips what entries were called in the contract and is marked as new', async () => {
  shows('D1 §7 template update');
  const office = await system.as('office');
  const made = await office.post('/api/customer_contract_templates', { name: 'Golf nach Ulm', contractTemplate: sent });
  expect(made.status).toBe(201);
  expect(made.body.contractTemplate).toEqual(kept);
  const updated = await office.patch(made.body['@id'], { contractTemplate: { ...sent, carModel: 'ID.4' } });
  expect(updated.body).toMatchObject({ name: 'Golf nach Ulm', contractTemplate: { ...kept, carModel: 'ID.4' } });
  expect((await office.patch(made.body['@id'], { name: 'Anders' })).body.contractTemplate).toEqual({
    ...kept,
    carModel: 'ID.4',
  });
});

test('what is no contract leaves no trace in a template', async () => {
  const dispo = await system.as('dispo');
  const made = await dispo.post('/api/customer_contract_templates', {
    name: 'Leer',
    contractTemplate: { serviceAddresses: 'keine', pickupContacts: [null, 7], deliveryContacts: {}, erfunden: 1 },
  });
  expect(made.body.contractTemplate).toEqual({ pickupContacts: [], neumerker: '1' });
  expect((await dispo.patch(made.body['@id'], { contractTemplate: 'Text' })).status).toBe(422);
});
