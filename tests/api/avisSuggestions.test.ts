import { expect, test } from 'vitest';
import { suggestionJob } from '../../server/actions/avis/suggestionJob.ts';
import { startJobs } from '../../server/jobs/runner.ts';
import { avisDesk, type Arranged } from '../harness/avisDesk.ts';
import type { Json } from '../harness/client.ts';
import { shows } from '../specification/shows.ts';

const { arranged, given, dispo, change, read, system } = await avisDesk();
const customer = (await given.customer()).iri;
const fulda = { firma: 'Nutzer', strasse: 'Ringweg', hausnr: '4', plz: '36037', ort: 'Fulda' };
const works = { firma: 'Werk', strasse: 'Werkstraße', hausnr: '1', plz: '38440', ort: 'Wolfsburg' };
const flex = (values: Parameters<typeof arranged>[0]) =>
  arranged({ flexContract: true, contractClientAddress: customer, ...values });
/** Lets whichever server is free do what the writes have left to be done. */
async function workedOut(): Promise<void> {
  const runner = await startJobs({
    ...system,
    jobs: [suggestionJob],
    clock: () => system.clock.now,
    log: () => undefined,
  });
  await expect
    .poll(async () => {
      const { rows } = await system.database.pool.query(
        "select state from jobs where job = 'avis.suggestions' and state <> 'done'",
      );
      return rows;
    })
    .toEqual([]);
  await runner.stop();
}
const suggested = async ({ iri }: Arranged) =>
  (
    await dispo.get(
      `/api/contract_avis_suggestions?origin=${iri}&target.contract.isStorniert=0&page=1&itemsPerPage=100&order[id]=asc`,
    )
  ).body['hydra:member'] as Json[];

test('a new vehicle that is brought and an old one that is fetched at the same street are suggested as a round trip, before what lies near by', async () => {
  shows('R44', 'D2 §7 suggestions');
  const there = await flex({
    datum: '2026-11-30',
    bringdatum: '2026-12-04',
    pickupLocation: works,
    deliveryLocation: fulda,
  });
  const back = await flex({
    contractType: 'PICKUP',
    datum: '2026-12-01',
    bringdatum: '2026-12-07',
    pickupLocation: fulda,
    deliveryLocation: works,
  });
  const near = await flex({
    contractClientAddress: (await given.customer()).iri,
    datum: '2026-12-07',
    bringdatum: '2026-12-09',
    pickupLocation: { ...fulda, strasse: 'Bahnhofstraße', plz: '36124' },
  });
  const late = await flex({
    datum: '2026-12-08',
    bringdatum: '2026-12-09',
    pickupLocation: { ...fulda, strasse: 'Feldstraße' },
  });
  await workedOut();
  const found = await suggested(there);
  expect(found.map((it) => [it.type, it.target['@id'], it.days, it.rank])).toEqual([
    ['link', back.iri, 0, 1],
    ['match', near.iri, 1, 2],
  ]);
  expect(found[1]?.distance).toBeGreaterThan(0);
  expect(found[0]?.target).toMatchObject({ '@type': 'ContractAvis', status: 'pending' });
  expect(found.map((it) => it.target['@id'])).not.toContain(late.iri);
  expect((await suggested(back)).map((it) => [it.type, it.target['@id']])).toEqual([['link', there.iri]]);
  expect((await read(there.iri)).suggestions).toMatchObject([
    { type: 'link', target: back.iri, orderNumber: back.number, distance: 0, rank: 1 },
    { type: 'match', target: near.iri, orderNumber: near.number, rank: 2 },
  ]);

  await change(near.contract.iri, { datum: '2026-12-04', bringdatum: '2026-12-09' });
  await workedOut();
  expect((await suggested(there)).map((it) => it.days)).toEqual([0, 0]);
  await change(back.contract.iri, { flexContract: false });
  await workedOut();
  expect((await suggested(there)).map((it) => it.target['@id'])).toEqual([near.iri]);
  expect(await suggested(back)).toEqual([]);
});

test('who is linked is suggested to nobody, until the link is removed', async () => {
  shows('D2 §2 contract_avis_suggestions');
  const place = { ...fulda, plz: '24103', ort: 'Kiel' };
  const ride = { datum: '2027-01-11', bringdatum: '2027-01-15' };
  const there = await flex({ ...ride, deliveryLocation: place });
  const back = await flex({ ...ride, contractType: 'PICKUP', pickupLocation: place });
  await workedOut();
  expect(await suggested(there)).toHaveLength(1);
  await change(there.iri, { link: back.iri });
  await workedOut();
  expect([await suggested(there), await suggested(back)]).toEqual([[], []]);
  await change(there.iri, { link: null });
  await workedOut();
  expect([await suggested(there), await suggested(back)].map((it) => it.length)).toEqual([1, 1]);
  await change(back.contract.iri, { isStorniert: true });
  expect(await suggested(there)).toEqual([]);
});

test('a change that moves nothing starts no work', async () => {
  const { contract } = await flex({ datum: '2027-02-01', bringdatum: '2027-02-05' });
  const waiting = async () =>
    (await system.database.pool.query("select 1 from jobs where job = 'avis.suggestions' and state = 'waiting'"))
      .rowCount;
  const before = await waiting();
  await change(contract.iri, { infoBackend: 'Tor 2' });
  expect(await waiting()).toBe(before);
  await change(contract.iri, { bringdatum: '2027-02-08' });
  expect(await waiting()).toBe((before ?? 0) + 1);
});
