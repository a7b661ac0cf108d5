import { describe, expect, test } from 'vitest';
import { application } from '../../src/domain/application/application.ts';
import { system as itself } from '../../server/storage/actor.ts';
import { contractDesk, iriIn } from '../harness/contractDesk.ts';
import type { Json } from '../harness/client.ts';
import { shows } from '../specification/shows.ts';

const { system, given, dispo, read, mails } = await contractDesk();
type Named = { readonly iri: string };

const driver = (name: string) => given.driver({ nachname: name, email: `${name.toLowerCase()}@fahrer.example` });
const applies = (driver: Named, on: { contract?: string; bundle?: string }) =>
  given.record('applications', { type: on.bundle ? 'bundle' : 'contract', ...on, driver: driver.iri });
const bundleOf = async (count: number, values: object = {}) => {
  const contracts = await Promise.all(Array.from({ length: count }, () => given.contract()));
  const made = await dispo.post('/api/bundles', {
    contracts: contracts.map((it) => it.iri),
    openForApplications: true,
    ...values,
  });
  return { contracts, iri: String(made.body['@id']), name: String(made.body.bundle) };
};
const revoke = (iri: string) =>
  system.database.transaction((client) =>
    system.openScope({ client, actor: itself, now: system.clock.now }).change(application, iri, { status: 'revoked' }),
  );
const wanted = async (iri: string) => {
  const { openApplications, appliedDrivers } = await read(iri);
  return [openApplications, appliedDrivers.map((it: Json) => it['@id'])];
};

describe('the states of an application', () => {
  test('what is declined or deleted can still be accepted, as long as nobody has the ride', async () => {
    shows('D2 §4 application status');
    const [contract, karl, lena] = [await given.contract(), await driver('Brandt'), await driver('Wolf')];
    const [one, other] = [
      await applies(karl, { contract: contract.iri }),
      await applies(lena, { contract: contract.iri }),
    ];
    for (const [it, status] of [
      [one, 'declined'],
      [other, 'deleted'],
    ] as const)
      expect((await dispo.patch(it.iri, { status })).status).toBe(200);
    expect((await dispo.patch(one.iri, { status: 'accepted' })).status).toBe(200);
    expect(iriIn((await read(contract.iri)).driver)).toBe(karl.iri);
    const late = await dispo.patch(other.iri, { status: 'accepted' });
    expect([late.status, late.body.detail]).toEqual([
      409,
      `Auftrag ${String(contract.auftragsnummer)} hat bereits einen Fahrer (${String(karl.name)}).`,
    ]);
    const away = await dispo.patch(one.iri, { status: 'deleted' });
    expect([away.status, away.body.detail]).toEqual([
      409,
      'Die Bewerbung von Karl Brandt ist bereits angenommen. Der Fahrer wird am Auftrag gewechselt.',
    ]);
  });

  test('what the driver took back can only be deleted, and he alone takes it back', async () => {
    shows('D2 §7 applications');
    const [contract, karl] = [await given.contract(), await driver('Rückzug')];
    const applied = await applies(karl, { contract: contract.iri });
    expect((await dispo.patch(applied.iri, { status: 'revoked' })).body.detail).toBe(
      'Zurückziehen kann die Bewerbung nur Karl Rückzug.',
    );
    await revoke(applied.iri);
    expect(await wanted(contract.iri)).toEqual([0, []]);
    expect((await dispo.patch(applied.iri, { status: 'accepted' })).body.detail).toBe(
      'Karl Rückzug hat die Bewerbung zurückgezogen. Sie kann nur noch gelöscht werden.',
    );
    expect((await dispo.patch(applied.iri, { status: 'deleted' })).status).toBe(200);
    expect((await mails(contract.iri)).map((it: Json) => it.template)).toEqual([]);
  });

  test('dispatch hears of what comes and of what is taken back', async () => {
    const { userId } = (await dispo.get('/api/users/me')).body;
    const [contract, karl] = [await given.contract(), await driver('Melder')];
    const applied = await applies(karl, { contract: contract.iri });
    await revoke(applied.iri);
    const told = (await dispo.get(`/api/notifications?user=/api/users/${String(userId)}&order[id]=desc&itemsPerPage=5`))
      .body['hydra:member'];
    const number = String(contract.auftragsnummer);
    expect(told.slice(0, 2).map((it: Json) => [it.title, it.body, it.entityId])).toEqual([
      ['Bewerbung zurückgezogen', `Karl Melder hat die Bewerbung auf ${number} zurückgezogen.`, contract.id],
      ['Neue Bewerbung', `Karl Melder bewirbt sich auf ${number}.`, contract.id],
    ]);
  });
});

describe('an application on a bundle', () => {
  test('counts for each of its contracts, as long as they are in it', async () => {
    const [karl, { contracts, iri }] = [await driver('Paket'), await bundleOf(2)];
    await applies(karl, { bundle: iri });
    for (const it of contracts) expect(await wanted(it.iri)).toEqual([1, [karl.iri]]);
    const joins = await given.contract();
    const joined = await dispo.post('/api/bundles/add_contract', { bundleId: iri, contractId: joins.iri });
    expect(joined.status).toBe(200);
    expect(await wanted(joins.iri)).toEqual([1, [karl.iri]]);
    const place = (await dispo.get(`/api/bundle_contracts?bundle=${iri}&contract=${joins.iri}`)).body[
      'hydra:member'
    ][0];
    expect((await dispo.delete(place['@id'])).status).toBe(204);
    expect(await wanted(joins.iri)).toEqual([0, []]);
    expect((await dispo.patch(iri, { active: false })).status).toBe(200);
    for (const it of contracts) expect(await wanted(it.iri)).toEqual([0, []]);
  });

  test('accepted gives all of its contracts, closes the offer and declines whoever wants one of them', async () => {
    shows('D0 Bundles accepting an application', 'R41');
    const [karl, lena, otto, { contracts, iri, name }] = [
      await driver('Alles'),
      await driver('Auch'),
      await driver('Einen'),
      await bundleOf(2),
    ];
    const mine = await applies(karl, { bundle: iri });
    const others = [await applies(lena, { bundle: iri }), await applies(otto, { contract: contracts[1]?.iri ?? '' })];
    expect((await dispo.patch(mine.iri, { status: 'accepted' })).status).toBe(200);
    expect(await read(iri)).toMatchObject({ active: true, openForApplications: false, disposed: true });
    for (const it of contracts) {
      expect(iriIn((await read(it.iri)).driver)).toBe(karl.iri);
      expect(await wanted(it.iri)).toEqual([0, []]);
    }
    for (const it of others) expect((await read(it.iri)).status).toBe('declined');
    const told = (await mails(contracts[0]?.iri ?? '')).map((it: Json) => [it.template, it.recipients, it.subject]);
    expect(told).toContainEqual(['M06', 'alles@fahrer.example', `Ihre Bewerbung auf ${name} ist angenommen`]);
    expect(told).toContainEqual(['M07', 'auch@fahrer.example', `Ihre Bewerbung auf ${name}`]);
  });

  test('accepted with the box for it dissolves the bundle; a dissolved one is not given away', async () => {
    shows('R40');
    const [karl, lena, { contracts, iri, name }] = [await driver('Löst'), await driver('Spät'), await bundleOf(2)];
    const [mine, other] = [await applies(karl, { bundle: iri }), await applies(lena, { bundle: iri })];
    const answer = await dispo.patch(mine.iri, { status: 'accepted', declineOthers: false, deactivateBundle: true });
    expect(answer.status).toBe(200);
    expect((await read(iri)).active).toBe(false);
    for (const it of contracts) expect(iriIn((await read(it.iri)).driver)).toBe(karl.iri);
    // Nobody can win a dissolved bundle any more, whatever box was ticked (R40).
    expect((await read(other.iri)).status).toBe('declined');
    expect((await dispo.patch(other.iri, { status: 'accepted' })).body.detail).toBe(
      `Fahrtpaket ${name} ist aufgelöst.`,
    );
  });

  test('is not accepted while one of its contracts is cancelled', async () => {
    const [karl, { contracts, iri }] = [await driver('Storno'), await bundleOf(2)];
    const mine = await applies(karl, { bundle: iri });
    expect((await dispo.patch(contracts[0]?.iri ?? '', { isStorniert: true })).status).toBe(200);
    const answer = await dispo.patch(mine.iri, { status: 'accepted' });
    expect([answer.status, answer.body.detail]).toEqual([
      409,
      `Auftrag ${String(contracts[0]?.auftragsnummer)} ist storniert.`,
    ]);
    expect((await read(contracts[1]?.iri ?? '')).driver).toBeNull();
  });

  test('two dispatchers accept two drivers at once: one of them drives all of it, the other one is told', async () => {
    const [karl, lena, { contracts, iri }] = [await driver('Erst'), await driver('Zweit'), await bundleOf(3)];
    const asked = [await applies(karl, { bundle: iri }), await applies(lena, { bundle: iri })];
    const office = await system.as('buchhaltung');
    const answers = await Promise.all(
      asked.map((it, at) => (at ? office : dispo).patch(it.iri, { status: 'accepted', declineOthers: false })),
    );
    expect(answers.map((it) => it.status).sort()).toEqual([200, 409]);
    const winner = answers[0]?.status === 200 ? karl : lena;
    for (const it of contracts) expect(iriIn((await read(it.iri)).driver)).toBe(winner.iri);
    expect(answers.find((it) => it.status === 409)?.body.detail).toBe(
      `Auftrag ${String(contracts[0]?.auftragsnummer)} hat bereits einen Fahrer (${String(winner.name)}).`,
    );
  });
});
