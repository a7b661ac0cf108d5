import { describe, expect, test } from 'vitest';
import { contractDesk } from '../harness/contractDesk.ts';
import type { Json } from '../harness/client.ts';
import { shows } from '../specification/shows.ts';

const { given, dispo, read, change } = await contractDesk();
type Named = { readonly iri: string; readonly id: number };

const driver = (name: string) => given.driver({ nachname: name, email: `${name.toLowerCase()}@fahrer.example` });
const applies = (who: Named, on: { contract?: string; bundle?: string }, additionalData: object = {}) =>
  given.record('applications', { type: on.bundle ? 'bundle' : 'contract', ...on, driver: who.iri, additionalData });
const listed = async (query: string): Promise<Json> => (await dispo.get(`/api/applications?${query}`)).body;
const members = async (query: string): Promise<Json[]> => (await listed(query))['hydra:member'];
/** Contracts of this day, one after the other, and the bundle of them. */
const bundled = async (days: readonly string[], times: readonly string[] = []) => {
  const contracts: (Named & Json)[] = [];
  for (const [at, datum] of days.entries())
    contracts.push(await given.contract({ datum, bringdatum: datum, pickupTimeFrom: times[at] ?? '08:00' }));
  const made = await dispo.post('/api/bundles', {
    contracts: contracts.map((it) => it.iri),
    openForApplications: true,
  });
  return { contracts, iri: String(made.body['@id']) };
};
const startOf = async (iri: string) => {
  const { firstPickupDate, firstPickupTime } = await read(iri);
  return [firstPickupDate, firstPickupTime];
};

describe('how far the driver has to come is kept with an application', () => {
  const lives = (ort: string, plz: string) => given.driver({ ort, plz });
  const ride = (values: object) =>
    given.contract({ datum: '2026-12-07', pickupTimeFrom: '14:00', pickupTimeTo: '16:00', ...values });

  test('from his home, and more than fifty kilometres are too far', async () => {
    shows('R41');
    const { iri } = await ride({});
    const [near, far] = [await lives('Bonn', '53111'), await lives('Hamburg', '20095')];
    const kept = async (who: Named, said: object = {}) =>
      (await read((await applies(who, { contract: iri }, said)).iri)).additionalData;
    const [known, tooFar] = [await kept(near), await kept(far)];
    expect([known.additionalDistance > 10, known.allowedAdditionalDistanceExceeded]).toEqual([true, false]);
    expect([tooFar.additionalDistance > 300, tooFar.allowedAdditionalDistanceExceeded]).toEqual([true, true]);
    expect(await kept(far, { additionalDistance: 50, allowedAdditionalDistanceExceeded: true })).toEqual({
      additionalDistance: 50,
      allowedAdditionalDistanceExceeded: false,
    });
    expect(await kept(await given.driver({ ort: null, plz: null }))).toEqual({});
  });

  test('from the end of his ride before, and in a bundle from ride to ride', async () => {
    shows('R41');
    const who = await lives('Hamburg', '20095');
    await ride({
      driver: who.iri,
      pickupTimeFrom: '08:00',
      pickupTimeTo: '09:00',
      googleFahrzeit: 60,
      deliveryLocation: { plz: '53111', ort: 'Bonn' },
    });
    const { iri } = await ride({});
    const alone = await read((await applies(who, { contract: iri })).iri);
    expect(alone.additionalData).toMatchObject({ allowedAdditionalDistanceExceeded: false });
    const { contracts, iri: bundle } = await bundled(['2026-12-08', '2026-12-08'], ['08:00', '15:00']);
    const both = await read((await applies(await lives('Köln', '50667'), { bundle })).iri);
    // The first is fetched where he lives; from its end in Ulm back to Köln for the second it is too far.
    expect(contracts.map((it) => both.additionalData[it.id].allowedAdditionalDistanceExceeded)).toEqual([false, true]);
  });
});

describe('the first pickup is kept with an application', () => {
  test('of a contract, and follows it', async () => {
    const contract = await given.contract({ datum: '2026-12-10', bringdatum: '2026-12-11', pickupTimeFrom: '09:00' });
    const { iri } = await applies(await driver('Termin'), { contract: contract.iri });
    expect(await startOf(iri)).toEqual(['2026-12-10', '09:00']);
    await change(contract.iri, { datum: '2026-12-09', pickupTimeFrom: '07:30', pickupTimeTo: '09:30' });
    expect(await startOf(iri)).toEqual(['2026-12-09', '07:30']);
  });

  test('of a bundle, whichever contract is the first, joins or goes', async () => {
    const { contracts, iri } = await bundled(['2026-12-15', '2026-12-14'], ['08:00', '11:00']);
    const wish = (await applies(await driver('Bündel'), { bundle: iri })).iri;
    const wanted = async () => (await read(wish)).contracts.map((it: Json) => it['@id']);
    expect(await startOf(wish)).toEqual(['2026-12-14', '11:00']);
    await change(contracts[0]?.iri ?? '', { datum: '2026-12-14', pickupTimeFrom: '06:00' });
    expect(await startOf(wish)).toEqual(['2026-12-14', '06:00']);
    const early = await given.contract({ datum: '2026-12-13', bringdatum: '2026-12-13', pickupTimeFrom: '10:00' });
    expect((await dispo.post('/api/bundles/add_contract', { bundleId: iri, contractId: early.iri })).status).toBe(200);
    expect(await startOf(wish)).toEqual(['2026-12-13', '10:00']);
    expect(await wanted()).toEqual([...contracts.map((it) => it.iri), early.iri]);
    const places = (await dispo.get(`/api/bundle_contracts?bundle=${iri}&order[sortOrder]=asc`)).body['hydra:member'];
    await change(places[2]['@id'], { sortOrder: 1 });
    expect(await wanted()).toEqual([early.iri, ...contracts.map((it) => it.iri)]);
    expect((await dispo.delete(places[2]['@id'])).status).toBe(204);
    expect(await startOf(wish)).toEqual(['2026-12-14', '06:00']);
  });
});

describe('the list', () => {
  test('by a contract also brings who wants the bundle that it is in', async () => {
    shows('D2 §2 applications');
    const [alone, { contracts, iri }] = [await given.contract(), await bundled(['2026-12-16', '2026-12-16'])];
    const group = await given.record('job_categories', { kategorie: 'Kleinunternehmer' });
    const who = await given.driver({ nachname: 'Filter', gruppe: group.iri });
    const [one, other] = [await applies(who, { bundle: iri }), await applies(who, { contract: alone.iri })];
    for (const it of contracts)
      expect((await members(`contract=${it.iri}`)).map((row) => row['@id'])).toEqual([one.iri]);
    expect((await members(`contract=${String(alone.id)}`)).map((row) => row['@id'])).toEqual([other.iri]);
    const found = await members(`logistics=${String(group.id)}&status=pending&order[createdAt]=asc`);
    expect(found.map((row) => row['@id']).toSorted()).toEqual([one.iri, other.iri].toSorted());
    expect(await members(`logistics=${String(group.id)}&status=declined`)).toEqual([]);
  });

  test('stands by the earliest pickup, contracts and bundles, and no page tears one apart', async () => {
    shows('D2 §2 applications groups', 'R41 list');
    const day = '2027-02-01';
    const [early, late] = [
      await given.contract({ datum: day, bringdatum: day, pickupTimeFrom: '06:00' }),
      await given.contract({ datum: day, bringdatum: day, pickupTimeFrom: '15:00' }),
    ];
    const { iri } = await bundled([day, day], ['09:00', '14:00']);
    const people = await Promise.all(['A', 'B', 'C'].map((it) => driver(`Seite${it}`)));
    // In turns, so that neither the order of coming nor the id puts them together.
    for (const who of people)
      for (const on of [{ contract: late.iri }, { bundle: iri }, { contract: early.iri }]) await applies(who, on);
    const drivers = people.map((it) => `driver[]=${it.iri}`).join('&');
    const ask = `${drivers}&status=pending&order[contract.datum]=asc&itemsPerPage=5`;
    const [first, second] = [await listed(`${ask}&page=1`), await listed(`${ask}&page=2`)];
    const targets = (page: Json) => page['hydra:member'].map((it: Json) => it.bundle?.['@id'] ?? it.contract['@id']);
    expect(first['hydra:totalItems']).toBe(9);
    expect(targets(first)).toEqual([early.iri, early.iri, early.iri, iri, iri, iri]);
    expect(targets(second)).toEqual([late.iri, late.iri, late.iri]);
  });

  test('shows whoever wants a contract on one page, however many they are', async () => {
    const day = '2027-02-02';
    const [wanted, next] = [
      await given.contract({ datum: day, bringdatum: day, pickupTimeFrom: '06:00' }),
      await given.contract({ datum: day, bringdatum: day, pickupTimeFrom: '07:00' }),
    ];
    const many = await Promise.all(Array.from({ length: 34 }, () => given.driver()));
    for (const who of many) await applies(who, { contract: wanted.iri });
    for (const who of many.slice(0, 2)) await applies(who, { contract: next.iri });
    const drivers = many.map((it) => `driver[]=${it.iri}`).join('&');
    const page = async (number: number) =>
      (await members(`${drivers}&order[contract.datum]=asc&itemsPerPage=5&page=${String(number)}`)).map(
        (it) => it.contract['@id'],
      );
    expect(await page(1)).toEqual(many.map(() => wanted.iri));
    expect(await page(2)).toEqual([]);
    expect(await page(7)).toEqual([next.iri, next.iri]);
    expect(await page(8)).toEqual([]);
  });

  test('counts for its headings who wants the same, how far it is and what it pays', async () => {
    shows('D2 §2 applications groups');
    const { contracts, iri } = await bundled(['2026-12-17', '2026-12-17']);
    const [first, second] = [contracts[0]?.iri ?? '', contracts[1]?.iri ?? ''];
    await change(first, { editGoogleKm: true, googleKm: 120, gutschriftpreis: '100.50', gutschriftpreisIsSet: true });
    await change(second, { editGoogleKm: true, googleKm: 80, gutschriftpreis: '49.50', gutschriftpreisIsSet: true });
    const group = await given.record('job_categories', { kategorie: 'Subunternehmer' });
    const [one, other] = [
      await given.driver({ nachname: 'Zähler', ort: 'Köln', gruppe: group.iri }),
      await driver('Andere'),
    ];
    const mine = await applies(one, { bundle: iri });
    const theirs = await applies(other, { bundle: iri });
    await change(theirs.iri, { status: 'declined' });
    const [row] = await members(`bundle=${iri}&status=pending`);
    expect(row).toMatchObject({
      '@id': mine.iri,
      target: { km: 200, pending: 1, accepted: 0, declined: 1, revoked: 0, deleted: 0 },
      targetCredit: '150.00',
      applicant: { gruppe: 'Subunternehmer', ort: 'Köln', accepted: 0, declined: 0 },
    });
    expect((await members(`bundle=${iri}&status=declined`))[0]?.applicant).toMatchObject({ accepted: 0, declined: 1 });
  });
});

describe('wished times', () => {
  const wishes = ([one, other]: readonly Named[]) => ({
    [String(one?.id)]: { pickupTimeFrom: '10:00', pickupTimeTo: '12:00' },
    [String(other?.id)]: { deliveryDate: '2026-12-19', deliveryTimeFrom: '15:00', deliveryTimeTo: '17:00' },
  });
  const timesOf = async (iri: string) => {
    const { pickupTimeFrom, bringdatum, deliveryTimeFrom } = await read(iri);
    return [pickupTimeFrom, bringdatum, deliveryTimeFrom];
  };

  test('stay with the application unless somebody takes them over', async () => {
    shows('R41');
    const { contracts, iri } = await bundled(['2026-12-18', '2026-12-18']);
    const mine = await applies(await driver('Wunschlos'), { bundle: iri }, wishes(contracts));
    const before = await Promise.all(contracts.map((it) => timesOf(it.iri)));
    await change(mine.iri, { status: 'accepted' });
    expect(await Promise.all(contracts.map((it) => timesOf(it.iri)))).toEqual(before);
  });

  test('go into each contract of a bundle with its driver, pickup and delivery', async () => {
    shows('R41');
    const { contracts, iri } = await bundled(['2026-12-18', '2026-12-18']);
    const who = await driver('Wunsch');
    const mine = await applies(who, { bundle: iri }, wishes(contracts));
    await change(mine.iri, { status: 'accepted', takeWish: true });
    expect(await timesOf(contracts[0]?.iri ?? '')).toEqual(['10:00', '2026-12-18', expect.anything()]);
    expect(await timesOf(contracts[1]?.iri ?? '')).toEqual(['08:00', '2026-12-19', '15:00']);
    expect((await read(contracts[1]?.iri ?? '')).driver['@id']).toBe(who.iri);
  });
});
