import { resourceOf } from '../../src/domain/resources.ts';
import { describe, expect, test } from 'vitest';
import { contractAvis as contractAvisNoun } from '../../src/domain/avis/contractAvis.ts';
import type { GivenRecord } from '../harness/given.ts';
import { leitstand } from '../harness/leitstand.ts';
import { shows } from '../specification/shows.ts';

const contractAvis = resourceOf(contractAvisNoun);

const { given, as } = await leitstand();
const dispo = await as('dispo');

const changed = async (contract: GivenRecord, values: object) => {
  const { status, body } = await dispo.patch(contract.iri, values);
  return status === 200 ? 200 : [status, body.violations];
};

describe('days and times of a contract', () => {
  test('no vehicle arrives before it was fetched, and no window ends before it begins', async () => {
    shows('D1 §5 delivery not before');
    const contract = await given.contract({
      pickupTimeFrom: '09:00',
      pickupTimeTo: '11:00',
      deliveryTimeFrom: '14:00',
      deliveryTimeTo: '16:00',
    });
    expect(await changed(contract, { bringdatum: '2026-11-23' })).toEqual([
      422,
      [{ propertyPath: 'bringdatum', message: 'Die Zustellung liegt vor der Abholung' }],
    ]);
    expect(await changed(contract, { pickupTimeFrom: '12:00' })).toEqual([
      422,
      [{ propertyPath: 'pickupTimeTo', message: '„bis“ liegt vor „von“' }],
    ]);
    expect(await changed(contract, { deliveryTimeTo: '13:30' })).toEqual([
      422,
      [{ propertyPath: 'deliveryTimeTo', message: '„bis“ liegt vor „von“' }],
    ]);
    expect(await changed(contract, { pickupTimeFrom: '11:00', bringdatum: '2026-11-24' })).toBe(200);
  });
});

describe('return contracts (R9)', () => {
  test('a main contract has one at most, also when two people make one at the same moment', async () => {
    shows('R9');
    const main = await given.contract();
    const wish = {
      carModel: 'Golf',
      datum: '2026-11-24',
      bringdatum: '2026-11-24',
      contractClientAddress: main.contractClientAddress,
      pickupLocation: main.deliveryLocation,
      deliveryLocation: main.pickupLocation,
      anschlussvon: main.iri,
      abafahrt: '1',
    };
    const answers = await Promise.all([dispo.post('/api/contracts', wish), dispo.post('/api/contracts', wish)]);
    expect(answers.map((it) => it.status).toSorted()).toEqual([201, 422]);
    expect(answers.find((it) => it.status === 422)?.body.violations).toEqual([
      {
        propertyPath: 'anschlussvon',
        message: `Auftrag ${String(main.auftragsnummer)} hat bereits einen Rückauftrag.`,
      },
    ]);
    expect((await dispo.post('/api/contracts', { ...wish, abafahrt: '0', abcfahrt: '1' })).status).toBe(201);
  });
});

test('dispatchers and the office hear that a customer wants a contract cancelled, once (R60)', async () => {
  shows('R60 staff');
  const clerk = await given.user({ roles: ['office'] });
  const customer = await given.customer({ firma: 'Autohaus Nord' });
  const contract = await given.contract({ contractClientAddress: customer.iri });
  for (const wish of [{ cancellationRequested: true }, { infoBackend: 'rückgefragt' }])
    expect(await changed(contract, wish)).toBe(200);
  const { body } = await dispo.get(
    `/api/notifications?${new URLSearchParams({ entityType: 'Contract', data: String(contract.id) })}`,
  );
  const told = body['hydra:member'].filter((it: { user: { '@id': string } }) => it.user['@id'] === clerk.iri);
  expect(told).toEqual([
    expect.objectContaining({
      title: 'Stornierung angefragt',
      body: `Autohaus Nord bittet um Stornierung von Auftrag ${String(contract.auftragsnummer)} (Köln – Ulm).`,
    }),
  ]);
});

test('dispatchers and the office hear that a ride will be late, once (R60)', async () => {
  shows('R60 staff');
  const clerk = await given.user({ roles: ['office'] });
  const contract = await given.contract();
  for (const wish of [{ verzoegert: true }, { infoBackend: 'Stau' }]) expect(await changed(contract, wish)).toBe(200);
  const { body } = await dispo.get(
    `/api/notifications?${new URLSearchParams({ entityType: 'Contract', data: String(contract.id) })}`,
  );
  const told = body['hydra:member'].filter((it: { user: { '@id': string } }) => it.user['@id'] === clerk.iri);
  expect(told).toEqual([
    expect.objectContaining({
      title: 'Fahrt verzögert',
      body: `Auftrag ${String(contract.auftragsnummer)} verzögert sich.`,
    }),
  ]);
});

test('a cancellation, and a release, can be taken back to the state before', async () => {
  const contract = await given.contract();
  const stateOf = async () => {
    const { isStorniert, stornierung, cancellationRequested } = (await dispo.get(contract.iri)).body;
    return { isStorniert, stornierung, cancellationRequested };
  };
  const running = await stateOf();
  await changed(contract, { isStorniert: true });
  const cancelled = await stateOf();
  expect(await changed(contract, running)).toBe(200);
  expect(await stateOf()).toEqual(running);
  await changed(contract, cancelled);
  await changed(contract, { isStorniert: false });
  expect(await changed(contract, { ...cancelled, stornierung: '2026-11-20T08:00:00.000Z' })).toBe(200);
  expect(await stateOf()).toEqual({ ...cancelled, stornierung: '2026-11-20T08:00:00.000Z' });
});

test('a package is disposed while all its contracts have a driver, whoever joins or leaves it (R40)', async () => {
  shows('R40');
  const driver = (await given.driver()).iri;
  const [one, two, open] = [await given.contract({ driver }), await given.contract({ driver }), await given.contract()];
  const bundle = await given.record('bundles', { active: true, contracts: [one.iri, two.iri] });
  const isDisposed = async () => (await dispo.get(bundle.iri)).body.disposed;
  expect(await isDisposed()).toBe(true);
  await dispo.post('/api/bundles/add_contract', { bundleId: bundle.iri, contractId: open.iri });
  expect(await isDisposed()).toBe(false);
  await changed(open, { driver });
  expect(await isDisposed()).toBe(true);
  await changed(open, { driver: null });
  const places = (await dispo.get(`/api/bundle_contracts?contract=${open.iri}`)).body['hydra:member'];
  expect((await dispo.delete(places[0]['@id'])).status).toBe(204);
  expect(await isDisposed()).toBe(true);
  await changed(bundle, { active: false });
  await changed(one, { driver: null });
  await changed(bundle, { active: true });
  expect(await isDisposed()).toBe(false);
});

test('the avis of a cancelled contract leaves the list of avis as it opens (R5)', async () => {
  shows('R5');
  const contract = await given.contract({ createAvis: true });
  const shown = async () => {
    const query = Object.entries(contractAvis.list.filter ?? {}).flatMap(([name, value]) =>
      [value].flat().map((it) => [Array.isArray(value) ? `${name}[]` : name, it]),
    );
    return (await dispo.get(`/api/contract_avis?${new URLSearchParams([...query, ['contract', contract.iri]])}`)).body[
      'hydra:member'
    ].length;
  };
  expect(await shown()).toBe(1);
  await changed(contract, { isStorniert: true });
  expect(await shown()).toBe(0);
});
