import { expect, test } from 'vitest';
import { avisMailDesk, places } from '../harness/avisMailDesk.ts';

const { system, round, office, stored, send, preview, arranged } = await avisMailDesk();
const { given } = system;

test('mail rules put an address in the place of the contact or beside him', async () => {
  const { iri, customer, contract } = await arranged();
  const rule = (values: object) =>
    given.record('address_mails', { ruleType: 'avis', customer: customer.iri, ...values });
  await rule({ mailAddress: 'kopie@kunde.example', type: 'mail' });
  expect((await preview(iri))[0].recipients).toEqual(['lenz@kunde.example', 'kopie@kunde.example']);
  const place = await given.record('addresses', {
    firma: 'SOLARTECHNIK gmbh',
    street: 'Donau Weg',
    hausnr: '9',
    plz: '89073',
  });
  await rule({ mailAddress: 'statt@kunde.example', type: 'avis', address: place.iri, ruleCondition: 'start' });
  expect((await preview(iri))[0].recipients[0]).toBe('lenz@kunde.example');
  await rule({
    mailAddress: 'leitung@kunde.example',
    type: 'avis',
    address: place.iri,
    ruleCondition: 'end',
    customer: null,
  });
  const [shown] = await preview(iri);
  expect([shown.recipients, shown.text.startsWith('Guten Tag,')]).toEqual([
    ['leitung@kunde.example', 'kopie@kunde.example'],
    true,
  ]);
  await office.patch(contract.iri, { deliveryLocation: { ...places.deliveryLocation, anspr1email: null } });
  expect((await stored(iri)).mailMissing).toBe(false);
  expect((await send(iri)).status).toBe(200);
});

test('without a coordination, an address or a contract that is still to be done there is no mail', async () => {
  const open = await arranged({ contractType: null });
  expect((await send(open.iri)).body['hydra:description']).toBe('Bitte zuerst die Abstimmung festlegen');
  const nobody = await arranged({ deliveryLocation: { ort: 'Ulm' } });
  expect((await stored(nobody.iri)).mailMissing).toBe(true);
  const refused = await send(nobody.iri);
  expect([refused.status, refused.body.violations[0].message]).toEqual([422, 'ASP Mail fehlt']);
  expect((await stored(nobody.iri)).status).toBe('pending');
  const cancelled = await arranged();
  await office.patch(cancelled.contract.iri, { isStorniert: true });
  expect((await send(cancelled.iri)).body['hydra:description']).toBe('Der Auftrag ist storniert');
});

test('after a declined wish or a withdrawn link the contact can be written to again, and the old link ends', async () => {
  const { iri } = await arranged();
  await office.patch(iri, { status: 'doing' });
  await send(iri);
  await round();
  const row = await stored(iri);
  expect([row.status, row.aspMailSend]).toEqual(['doing', true]);
  const withdrawn = await office.post(`${iri}/withdraw_proposal`, { proposal: row.proposals[0]['@id'] });
  expect([withdrawn.body.aspMailSend, withdrawn.body.contactMails]).toEqual([false, []]);
  expect((await send(iri)).status).toBe(200);
});
