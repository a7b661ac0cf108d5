import { describe, expect, test } from 'vitest';
import { application } from '../../src/domain/application/application.ts';
import { storePassword } from '../../server/storage/accounts.ts';
import { system as itself } from '../../server/storage/actor.ts';
import { hashPassword } from '../../server/storage/password.ts';
import { lockWaits } from '../harness/lockWaits.ts';
import type { Answer } from '../harness/client.ts';
import { leitstand } from '../harness/leitstand.ts';

const system = await leitstand();
const dispo = await system.as('dispo');

describe('two at the same moment', () => {
  test('bundles with one contract in both: one gets it', async () => {
    const [shared, one, other] = [
      await system.given.contract(),
      await system.given.contract(),
      await system.given.contract(),
    ];
    const answers = await Promise.all(
      [one, other].map((it) => dispo.post('/api/bundles', { contracts: [shared.iri, it.iri] })),
    );
    expect(answers.map((it) => it.status).sort()).toEqual([201, 422]);
    expect((await dispo.get(shared.iri)).body.bundles).toHaveLength(1);
  });

  test('two drivers accepted for one ride: the first one drives', async () => {
    const [contract, drivers] = [
      await system.given.contract(),
      [await system.given.driver(), await system.given.driver()],
    ];
    const [first, second] = await Promise.all(
      drivers.map((it) =>
        system.given.record('applications', { type: 'contract', contract: contract.iri, driver: it.iri }),
      ),
    );
    const acceptance = { status: 'accepted', declineOthers: false } as const;
    let late: Promise<Answer> | undefined;
    await system.database.transaction(async (client) => {
      await system
        .openScope({ client, actor: itself, now: system.clock.now })
        .change(application, first?.iri ?? '', acceptance);
      late = dispo.patch(second?.iri ?? '', acceptance);
      await expect.poll(() => lockWaits(system.database)).toBe(1);
    });
    expect((await late)?.status).toBe(409);
    expect((await dispo.get(contract.iri)).body.driver['@id']).toBe(drivers[0]?.iri);
  });

  test('two drivers accepted for one ride, each with the other declined: one drives', async () => {
    const contract = await system.given.contract();
    const drivers = [await system.given.driver(), await system.given.driver()];
    const applications = await Promise.all(
      drivers.map((it) =>
        system.given.record('applications', { type: 'contract', contract: contract.iri, driver: it.iri }),
      ),
    );
    const answers = await Promise.all(applications.map((it) => dispo.patch(it.iri, { status: 'accepted' })));
    expect(answers.filter((it) => it.status === 200)).toHaveLength(1);
    const winner = answers.findIndex((it) => it.status === 200);
    expect((await dispo.get(contract.iri)).body.driver['@id']).toBe(drivers[winner]?.iri);
    expect((await dispo.get(applications[1 - winner]?.iri ?? '')).body.status).toBe('declined');
  });

  test('default price groups: one is it', async () => {
    const admin = await system.as('admin');
    const groups = await Promise.all(
      ['A', 'B', 'C', 'D'].map(async (name) => (await admin.post('/api/price_groups', { name })).body['@id']),
    );
    await admin.post(`${groups[0]}/set_default`);
    await Promise.all(groups.slice(1).map((it) => admin.post(`${it}/set_default`)));
    expect((await admin.get('/api/price_groups?defaultPriceSet=true')).body['hydra:totalItems']).toBe(1);
  });
});

test('a contract gets into a second active bundle by no way', async () => {
  const contracts = await Promise.all([1, 2, 3, 4].map(() => system.given.contract()));
  const bundleOf = async (...members: number[]) =>
    (await dispo.post('/api/bundles', { contracts: members.map((it) => contracts[it]?.iri) })).body['@id'];
  const [old, other] = [await bundleOf(0, 1), await bundleOf(2, 3)];
  const joined = await dispo.post('/api/bundle_contracts', {
    bundle: other,
    contract: contracts[0]?.iri,
    sortOrder: 3,
  });
  expect([joined.status, joined.body.violations?.[0]?.propertyPath]).toEqual([422, 'contract']);
  await dispo.patch(old, { active: false });
  expect(
    (await dispo.post('/api/bundle_contracts', { bundle: other, contract: contracts[0]?.iri, sortOrder: 3 })).status,
  ).toBe(201);
  expect((await dispo.patch(old, { active: true })).body.violations).toEqual([
    { propertyPath: 'active', message: `Schon in einem Fahrtpaket: ${String(contracts[0]?.auftragsnummer)}.` },
  ]);
  expect(
    (await dispo.post('/api/bundle_contracts', { bundle: old, contract: contracts[2]?.iri, sortOrder: 9 })).status,
  ).toBe(201);
  expect((await dispo.get(contracts[2]?.iri ?? '')).body.bundles.map((it: { '@id': string }) => it['@id'])).toEqual([
    other,
  ]);
});

test('a password that changes while somebody signs in with the old one lets nobody stay', async () => {
  const user = await system.given.user({ username: 'wechsel', password: 'altes Passwort' });
  const hash = await hashPassword('neues Passwort');
  const changing = system.database.transaction(async (client) => {
    await storePassword(client, { userId: user.id, hash, at: system.clock.now });
    const signingIn = system.anonymous.post('/authentication_token', {
      username: 'wechsel',
      password: 'altes Passwort',
    });
    const waiting = async () =>
      (await system.database.pool.query("select 1 from pg_locks where locktype = 'advisory' and not granted")).rowCount;
    await expect.poll(waiting).toBe(1);
    return { signingIn };
  });
  expect((await (await changing).signingIn).status).toBe(401);
});
