import { describe, expect, test } from 'vitest';
import type { Json } from '../harness/client.ts';
import { contractDesk } from '../harness/contractDesk.ts';
import { shows } from '../specification/shows.ts';

const { system, given, dispo, read } = await contractDesk();
const protocolOf = async (values = {}) => (await given.contract(values)).protocol ?? '';
const scratch = { damage: 'scratch', location: 'leftSide', component: 'doorRearLeft' };

describe('damages', () => {
  test('carry every field, travel inside the protocol and answer as resources', async () => {
    shows('D3 §3 Damage');
    const iri = await protocolOf();
    const image = { processStateType: 'STARTED', imageProcessStateType: 'SUBMITTED' };
    const { status, body } = await dispo.patch(iri, { damages: [{ ...scratch, image }] });
    expect([status, body.damages]).toMatchObject([200, [{ ...scratch, sortOrder: 1, image }]]);
    expect((await dispo.get(body.damages[0]['@id'])).body).toMatchObject({
      '@type': 'ProtocolDamage',
      ...scratch,
      position: 1,
    });
  });

  test('keep their numbers for good when others go, move or come', async () => {
    const iri = await protocolOf();
    const { body } = await dispo.patch(iri, { damages: [scratch, { ...scratch, damage: 'dent' }, scratch] });
    const [, second, third] = body.damages;
    const later = await dispo.patch(iri, { damages: [third, second, { ...scratch, damage: 'crack' }] });
    expect(later.body.damages.map((it: Json) => it.sortOrder)).toEqual([3, 2, 4]);
    const added = await dispo.post('/api/protocol_damages', { protocol: iri, ...scratch, position: 1 });
    expect([added.status, added.body.sortOrder]).toEqual([201, 5]);
  });

  test('name only parts that this vehicle has there', async () => {
    const iri = await protocolOf();
    await dispo.patch(iri, { carType: 'COUPE' });
    const refused = await dispo.patch(iri, { damages: [scratch] });
    expect([refused.status, refused.body.violations]).toEqual([
      422,
      [{ propertyPath: 'damages.0.component', message: 'Tür hinten links: gibt es an der Bauform Coupé nicht.' }],
    ]);
    const alone = await dispo.post('/api/protocol_damages', { protocol: iri, ...scratch, component: 'roofPanel' });
    expect(alone.body.violations).toEqual([
      { propertyPath: 'component', message: 'Dachfläche: gibt es im Bereich Linke Seite nicht.' },
    ]);
    expect((await dispo.patch(iri, { carType: 'KOMBI', damages: [scratch] })).status).toBe(200);
    expect((await dispo.patch(iri, { carType: 'COUPE' })).status).toBe(200);
  });

  test('two people change different ones without a conflict', async () => {
    const iri = await protocolOf();
    const { damages } = (await dispo.patch(iri, { damages: [scratch, scratch] })).body;
    const office = await system.as('office');
    const answers = await Promise.all([
      dispo.patch(damages[0]['@id'], { damage: 'dent' }, { headers: { 'if-match': '"1"' } }),
      office.patch(damages[1]['@id'], { damage: 'crack' }, { headers: { 'if-match': '"1"' } }),
    ]);
    expect(answers.map((it) => it.status)).toEqual([200, 200]);
    expect((await read(iri)).damages.map((it: Json) => it.damage)).toEqual(['dent', 'crack']);
  });
});

describe('expenses', () => {
  test('need type and value to the cent, and belong to the driver of the ride', async () => {
    shows('D3 §3 Driver expense', 'D3 §5 expenses');
    const account = await given.user({ name: 'B. Tornbrügge' });
    const driver = await given.driver({ user: account.iri });
    const iri = await protocolOf({ driver: driver.iri });
    const violations = async (expense: object) =>
      (await dispo.patch(iri, { expenses: [expense] })).body.violations?.map((it: Json) => it.propertyPath);
    expect(await violations({})).toEqual(['expenses.0.type', 'expenses.0.amount']);
    expect(await violations({ type: 'taxi', amount: '34.805' })).toEqual(['expenses.0.amount']);
    expect(await violations({ type: 'taxi', amount: '0.00' })).toEqual(['expenses.0.amount']);
    expect(await violations({ type: 'otherReason', amount: '4.00' })).toEqual(['expenses.0.description']);
    const { body } = await dispo.patch(iri, { expenses: [{ type: 'taxi', amount: '34.8', paymentType: 'expense' }] });
    expect(body.expenses).toMatchObject([
      { type: 'taxi', amount: '34.80', paymentType: 'expense', userId: account.iri },
    ]);
  });
});

test('waitings for another reason say which', async () => {
  const iri = await protocolOf();
  const waiting = { minutes: 25, processState: 'STARTED', reason: 'otherReason' };
  const refused = await dispo.patch(iri, { waitings: [waiting] });
  expect(refused.body.violations).toEqual([
    { propertyPath: 'waitings.0.otherReason', message: 'Bitte den Grund der Wartezeit beschreiben.' },
  ]);
  expect((await dispo.patch(iri, { waitings: [{ ...waiting, otherReason: 'Tor zu' }] })).status).toBe(200);
});

test('a picture slot says which picture it holds, and a placeholder is not kept', async () => {
  shows('D3 §5 image type');
  const iri = await protocolOf();
  const nameless = await dispo.patch(iri, { images: [{ contentUrl: null }] });
  expect(nameless.body.violations).toMatchObject([{ propertyPath: 'images.0.imageId' }]);
  const { body } = await dispo.patch(iri, {
    images: [{ imageId: 'submitter_front' }, { imageId: 'submitter_rear', placeholder: true }],
  });
  expect(body.images).toMatchObject([{ imageId: 'submitter_front' }]);
  expect(body.images).toHaveLength(1);
});

test('standard pictures are read in their order by whoever reads protocols, and moved within their handover', async () => {
  shows('D3 §3 Protocol image type', 'D3 §7 protocol_images');
  const [admin, buchhaltung] = [await system.as('admin'), await system.as('buchhaltung')];
  const made: string[] = [];
  for (const [state, name] of [
    ['STARTED', 'a'],
    ['STARTED', 'b'],
    ['SUBMITTED', 'c'],
    ['STARTED', 'd'],
  ])
    made.push(
      (await admin.post('/api/protocol_images', { image: `probe_${name ?? ''}`, label: name, state })).body['@id'],
    );
  const listed = async (state: string) => {
    const { body } = await buchhaltung.get(
      `/api/protocol_images?page=1&itemsPerPage=1000&order[sort]=asc&state=${state}`,
    );
    return body['hydra:member'].map((it: Json) => [it.label, it.sort]);
  };
  expect(await listed('STARTED')).toEqual([
    ['a', 1001],
    ['b', 1002],
    ['d', 1003],
  ]);
  const moved = await dispo.patch(made[3] ?? '', { sort: 1001 });
  expect([moved.status, moved.body.sort, moved.body.entityId]).toEqual([200, 1001, moved.body.id]);
  expect(await listed('STARTED')).toEqual([
    ['d', 1001],
    ['a', 1002],
    ['b', 1003],
  ]);
  expect(await listed('SUBMITTED')).toEqual([['c', 1001]]);
  expect((await buchhaltung.patch(made[0] ?? '', { sort: 1003 })).status).toBe(403);
});
