import { beforeAll, expect, test } from 'vitest';
import { seedDemo } from '../../server/demo/seed.ts';
import { beginDemo, demoPassword } from '../../server/demoData.ts';
import type { Json } from '../harness/client.ts';
import { leitstand, type TestSystem } from '../harness/leitstand.ts';
import { retentionNights } from '../harness/retentionNights.ts';
import { shows } from '../specification/shows.ts';

let system: TestSystem;
const count = 900;
const request = () => ({
  database: system.database,
  count,
  today: '2026-11-24',
  now: new Date('2026-11-24T10:00:00Z'),
});
const written = async () =>
  Number((await system.database.pool.query<{ n: string }>('select count(*) as n from contracts')).rows[0]?.n);

beforeAll(async () => {
  system = await leitstand({ now: '2026-11-24T10:00:00Z' });
});

test('demo data that were stopped half way are completed by the next start, nothing twice', async () => {
  shows('D0 Demo newest days first');
  const leaving = new AbortController();
  const steps: number[] = [];
  await seedDemo({
    ...request(),
    signal: leaving.signal,
    onProgress: ({ done }) => {
      steps.push(done);
      if (done > 0) leaving.abort();
    },
  });
  const half = await written();
  expect(half).toBeGreaterThan(0);
  expect(half).toBeLessThan(count);

  await seedDemo({ ...request(), now: new Date('2026-11-24T11:00:00Z') });
  expect(await written()).toBe(count);
  await seedDemo(request());
  expect(await written()).toBe(count);
});

test('the day is full, everything is found, and the next contract takes a number of its own', async () => {
  const dispo = await system.as('dispo');
  const day = await dispo.get('/api/contracts?datum[after]=2026-11-24&datum[before]=2026-11-24&itemsPerPage=500');
  expect(day.status).toBe(200);
  const contracts = day.body['hydra:member'] as { auftragsnummer: string; licensePlate: string | null }[];
  expect(contracts.length).toBeGreaterThan(1);
  const plate = contracts.find((it) => it.licensePlate !== null)?.licensePlate ?? '';
  const found = await dispo.get(
    `/api/contracts/search?customSearchFilter=${encodeURIComponent(plate)}&itemsPerPage=25`,
  );
  expect(found.body['hydra:member'].map((it: { licensePlate: string }) => it.licensePlate)).toContain(plate);

  const place = { firma: 'Neu', strasse: 'Neuweg', hausnr: '1', plz: '50667', ort: 'Köln' };
  const created = await dispo.post('/api/contracts', {
    contractClientAddress: '/api/customers/277',
    carModel: 'Golf',
    datum: '2026-11-25',
    bringdatum: '2026-11-25',
    pickupLocation: place,
    deliveryLocation: place,
  });
  expect(created.status).toBe(201);
  expect(created.body.id).toBeGreaterThan(count);
  expect(
    created.body.auftragsnummer >
      (contracts
        .map((it) => it.auftragsnummer)
        .sort()
        .at(-1) ?? ''),
  ).toBe(true);
});

test('two servers that fill the same database at once write nothing twice', async () => {
  const { database, stop } = await leitstand({ now: '2026-11-24T10:00:00Z' });
  const filling = () => seedDemo({ database, count: 60, today: '2026-11-24', now: new Date('2026-11-24T10:00:00Z') });
  await Promise.all([filling(), filling()]);
  expect((await database.pool.query('select count(*)::int as n from contracts')).rows).toEqual([{ n: 60 }]);
  await stop();
});

test('the logins of an empty system are there before all other data, and join their group with it', async () => {
  const { database, openScope, anonymous, as, stop } = await leitstand({ now: '2026-11-24T10:00:00Z' });
  const now = new Date('2026-11-24T10:00:00Z');
  await beginDemo({ database, openScope }, { orders: 60, now });
  expect((await anonymous.post('/authentication_token', { username: 'dispo', password: demoPassword })).status).toBe(
    200,
  );
  await seedDemo({ database, count: 60, today: '2026-11-24', now });
  const { body } = await (await as('admin')).get('/api/users?username=dispo');
  expect(body['hydra:member'][0].userGroups.map((it: { name: string }) => it.name)).toEqual(['Mitarbeiter Büro']);
  await stop();
});

test('avis lie ahead in groups and as round trips, and say what their contracts say', async () => {
  const dense = await leitstand({ now: '2026-11-24T10:00:00Z' });
  await seedDemo({ ...request(), database: dense.database, count: 2_000 });
  const dispo = await dense.as('dispo');
  const ahead = (query: string) => dispo.get(`/api/contract_avis?contract.datum[after]=2026-11-24&${query}`);
  const rows = (await ahead('itemsPerPage=500')).body['hydra:member'] as Json[];
  const grouped = Map.groupBy(
    rows.filter((it) => it.bundle),
    (it) => it.bundle['@id'],
  );
  expect(grouped.size).toBeGreaterThan(0);
  expect(
    [...grouped.values()].filter((it) => it.length < 2 || it.some((row) => row.bundle.avis.length !== it.length)),
  ).toEqual([]);
  const linked = rows.filter((it) => it.link);
  expect(linked.length).toBeGreaterThan(0);
  expect(linked.filter((it) => it.linkedAvis.linkDirection === it.linkDirection)).toEqual([]);
  expect(rows.filter((it) => it.contractDetails.pickupDate !== it.pickupDate)).toEqual([]);
  const member = rows.find((it) => it.bundle);
  expect((await dispo.get(member?.contract['@id'])).body.avisBundle).toBe(member?.bundle['@id']);
});

test('nobody in the demo data has had his time: a night takes away no driver, paper or account', async () => {
  const { run, rows } = retentionNights(system);
  const people = () =>
    rows(
      `select (select count(*) from drivers where "emptiedOn" is null) as drivers, (select count(*) from driver_documents) as papers,
         (select count(*) from users where "emptiedOn" is null) as accounts`,
    );
  const before = await people();
  await run();
  expect(await people()).toEqual(before);
});
