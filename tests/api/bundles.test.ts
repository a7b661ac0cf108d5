import { expect, test } from 'vitest';
import { contractDesk } from '../harness/contractDesk.ts';
import { shows } from '../specification/shows.ts';

const { given, dispo, read, change } = await contractDesk();
const makeBundle = async (contracts: readonly { iri: string }[]) =>
  (await dispo.post('/api/bundles', { contracts: contracts.map((it) => it.iri) })).body;

test('a contract that cannot join is refused with its number and the reason', async () => {
  shows('D2 §7 POST /bundles/add_contract');
  const [one, other, third, free] = [
    await given.contract(),
    await given.contract(),
    await given.contract(),
    await given.contract(),
  ];
  const [bundle, elsewhere] = [await makeBundle([one, other]), await makeBundle([third, await given.contract()])];
  const reason = async (contractId: string, bundleId = bundle['@id']) => {
    const { status, body } = await dispo.post('/api/bundles/add_contract', { bundleId, contractId });
    return [status, body.violations];
  };
  const at = (message: string, propertyPath = 'contractId') => [422, [{ propertyPath, message }]];
  expect(await reason(one.iri)).toEqual(at(`Auftrag ${String(one.auftragsnummer)} steht schon in diesem Fahrtpaket.`));
  expect(await reason(third.iri)).toEqual(
    at(`Auftrag ${String(third.auftragsnummer)} ist bereits in Fahrtpaket ${String(elsewhere.bundle)}.`),
  );
  const gone = await given.contract();
  await change(gone.iri, { isStorniert: true });
  expect(await reason(gone.iri)).toEqual(at(`Auftrag ${String(gone.auftragsnummer)} ist storniert.`));
  expect((await dispo.post('/api/bundles', { contracts: [gone.iri, free.iri] })).body.violations).toEqual([
    { propertyPath: 'contracts', message: `Storniert: ${String(gone.auftragsnummer)}.` },
  ]);
  await change(elsewhere['@id'], { active: false });
  expect(await reason(free.iri, elsewhere['@id'])).toEqual(
    at(`Fahrtpaket ${String(elsewhere.bundle)} ist aufgelöst.`, 'bundleId'),
  );
  expect((await reason(third.iri))[0]).toBe(200);
});

test('one contract named twice is not two', async () => {
  const contract = await given.contract();
  expect((await dispo.post('/api/bundles', { contracts: [contract.iri, contract.iri] })).body.violations).toEqual([
    { propertyPath: 'contracts', message: 'Ein Fahrtpaket braucht mindestens zwei Aufträge.' },
  ]);
});

test('a bundle with a cancelled contract can be dissolved and taken back', async () => {
  shows('D2 §7 create bundle', 'R40');
  const [one, other] = [await given.contract(), await given.contract()];
  const bundle = await makeBundle([one, other]);
  await change(one.iri, { isStorniert: true });
  await change(bundle['@id'], { active: false });
  await change(bundle['@id'], { active: true });
  expect((await read(one.iri)).bundles).toHaveLength(1);
});

test('it is disposed while all of its contracts have a driver', async () => {
  shows('D2 §4 bundle');
  const [one, other, driver] = [await given.contract(), await given.contract(), await given.driver()];
  const bundle = (await makeBundle([one, other]))['@id'];
  const disposed = async () => (await read(bundle)).disposed;
  await change(one.iri, { driver: driver.iri });
  expect(await disposed()).toBe(false);
  await change(other.iri, { driver: driver.iri });
  expect(await disposed()).toBe(true);
  const late = await given.contract();
  expect((await dispo.post('/api/bundles/add_contract', { bundleId: bundle, contractId: late.iri })).status).toBe(200);
  expect(await disposed()).toBe(false);
  const [place] = (await dispo.get(`/api/bundle_contracts?bundle=${bundle}&contract=${late.iri}`)).body['hydra:member'];
  expect((await dispo.delete(place['@id'])).status).toBe(204);
  expect(await disposed()).toBe(true);
  await change(one.iri, { driver: null });
  expect(await disposed()).toBe(false);
});

test('a bundle is deleted with its places; applications keep it', async () => {
  const [one, other] = [await given.contract(), await given.contract()];
  const bundle = (await makeBundle([one, other]))['@id'];
  expect((await dispo.delete(bundle)).status).toBe(204);
  expect((await read(one.iri)).bundles).toEqual([]);
  const wanted = (await makeBundle([one, other]))['@id'];
  await given.record('applications', { type: 'bundle', bundle: wanted, driver: (await given.driver()).iri });
  expect((await dispo.delete(wanted)).status).toBe(409);
});

test('the list says how many contracts a bundle has and when the first is picked up, after every change', async () => {
  shows('D2 §3 Bundle');
  const [late, early] = [
    await given.contract({ datum: '2026-12-12', bringdatum: '2026-12-12' }),
    await given.contract({ datum: '2026-12-11', bringdatum: '2026-12-11' }),
  ];
  const { '@id': iri, id, bundle: name } = await makeBundle([late, early]);
  const listed = async () => {
    const [{ contractCount, firstPickupDate }] = (await dispo.get(`/api/bundles?id=${String(id)}`)).body[
      'hydra:member'
    ];
    return [contractCount, firstPickupDate];
  };
  expect(name).toMatch(/^FP-\d+$/);
  expect(await listed()).toEqual([2, '2026-12-11']);
  await change(late.iri, { datum: '2026-12-10' });
  expect(await listed()).toEqual([2, '2026-12-10']);
  const places = (await dispo.get(`/api/bundle_contracts?bundle=${iri}&order[sortOrder]=asc`)).body['hydra:member'];
  expect((await dispo.delete(places[0]['@id'])).status).toBe(204);
  expect(await listed()).toEqual([1, '2026-12-11']);
  expect(await read(iri)).toMatchObject({ active: true, openForApplications: false, disposed: false });
});

test('a place is a whole number from 1; one far behind is the last, none is lost', async () => {
  shows('D2 §5 move to position');
  const contracts = [await given.contract(), await given.contract(), await given.contract()];
  const { '@id': iri } = await makeBundle(contracts);
  const places = async () =>
    (await dispo.get(`/api/bundle_contracts?bundle=${iri}&order[sortOrder]=asc`)).body['hydra:member'];
  const order = async () => (await places()).map((it: { contract: { '@id': string } }) => it.contract['@id']);
  const [first] = await places();
  for (const bad of [0, -1, 1.5, 'x', '007 '])
    expect((await dispo.patch(first['@id'], { sortOrder: bad })).status, String(bad)).toBe(422);
  expect(await order()).toEqual(contracts.map((it) => it.iri));
  await change(first['@id'], { sortOrder: 1_000_000_000 });
  expect(await order()).toEqual([contracts[1]?.iri, contracts[2]?.iri, contracts[0]?.iri]);
});
