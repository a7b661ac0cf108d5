import { expect, test } from 'vitest';
import { startHub } from '../../server/http/live/hub.ts';
import { newHealth } from '../../server/health/health.ts';
import { about, liveRoom } from '../harness/liveRoom.ts';
import { shows } from '../specification/shows.ts';

const { system, listening, patch } = await liveRoom();
const bytesOf = (data: unknown) => Buffer.byteLength(JSON.stringify(data));

test('a usual change is told in less than 600 bytes, however much there is of the record', async () => {
  shows('D0 API live changes');
  const { iri } = await system.given.contract({
    rechnungsnotiz: 'Langes Gespräch. '.repeat(100),
    kostenstelle: '4711',
  });
  const driver = await system.given.driver();
  const reader = await listening('admin');
  const sizes: Record<string, number> = {};
  const changes = {
    note: { infoBackend: 'Kunde ruft am Nachmittag noch einmal an' },
    vehicle: { carModel: 'Golf Variant', licensePlate: 'KI-AB 123' },
    day: { bringdatum: '2027-03-04' },
    driver: { driver: driver.iri },
  };
  for (const [name, values] of Object.entries(changes)) {
    const { version } = await patch(iri, values);
    const { data } = await reader.next((it) => about(iri)(it) && it.data.version === version);
    expect(data.before).toBe(version - 1);
    sizes[name] = bytesOf(data);
  }
  // What moves between lists brings along by what they are filtered, another driver his name and telephone.
  expect([Math.max(sizes['note'] ?? 0, sizes['vehicle'] ?? 0) < 300, (sizes['day'] ?? 0) < 500]).toEqual([true, true]);
  expect([sizes['note'] !== undefined, (sizes['driver'] ?? 0) < 700]).toEqual([true, true]);
});

test('somebody who may not read a field hears neither its name nor its value, and keeps up all the same', async () => {
  const { iri } = await system.given.contract();
  const reader = await listening('office');
  const { version } = await patch(iri, { rechnungsnotiz: 'GEHEIM-RE', gutschriftnotiz: 'GEHEIM-GS' });
  const { data } = await reader.next((it) => about(iri)(it) && it.data.version === version);
  expect(Object.keys(data.changed)).toEqual(['updatedAt']);
  expect([data.before, JSON.stringify(data).includes('GEHEIM')]).toEqual([version - 1, false]);
});

test('what lists are filtered by comes along where it may have changed, and only there', async () => {
  const { iri } = await system.given.contract({ datum: '2026-12-01', bringdatum: '2026-12-02' });
  const reader = await listening('dispo');
  const told = async (values: object) => {
    const { version } = await patch(iri, values);
    return (await reader.next((it) => about(iri)(it) && it.data.version === version)).data;
  };
  expect(await told({ infoBackend: 'ohne Liste' })).not.toHaveProperty('fits');
  const { changed, fits, was } = await told({ bringdatum: '2026-12-03' });
  expect(changed).toMatchObject({ bringdatum: '2026-12-03', deliveryDate: '2026-12-03' });
  expect(fits).toMatchObject({ datum: '2026-12-01' });
  // What is empty needs no name.
  for (const name of ['driver', 'isStorniert', 'auftragbestaetigt']) expect(fits).not.toHaveProperty(name);
  expect(was).toEqual({ bringdatum: '2026-12-02' });
  expect(fits).not.toHaveProperty('bringdatum');
});

test('what an avis shows of its contract is told with its version as it was', async () => {
  const { iri } = await system.given.contract({ createAvis: true, carModel: 'Golf' });
  const { body } = await (await system.as('dispo')).get(`/api/contract_avis?contract=${iri}`);
  const avis = body['hydra:member'][0];
  const reader = await listening('dispo');
  await patch(iri, { driver: (await system.given.driver()).iri });
  const { data } = await reader.next((it) => about(avis['@id'])(it) && it.data.kind === 'update');
  expect([data.before, data.version]).toEqual([avis.version, avis.version]);
  expect(data.changed).toHaveProperty('contractDetails.driver');
});

test('a change that an older transaction holds back is told as soon as that ends, also when that gives no hint', async () => {
  const told: string[] = [];
  const hub = await startHub(system.database, newHealth(), {
    clock: () => system.clock.now,
    secret: 'for this hub alone',
    log: () => undefined,
    pollMs: 2 ** 31 - 1,
  });
  const actor = { userId: 1, username: 'hub', roles: ['dispo' as const] };
  await hub.join(
    { actor, group: 'dispo', isOpen: () => true, send: (bytes) => told.push(String(bytes)), end: () => undefined },
    undefined,
  );
  const { iri } = await system.given.contract();
  const older = await system.database.pool.connect();
  await older.query('begin');
  await older.query('select pg_current_xact_id()');
  const { version } = await patch(iri, { carModel: 'Polo' });
  await older.query('rollback');
  older.release();
  const isTold = () => told.some((it) => it.includes(`"iri":"${iri}"`) && it.includes(`"version":${String(version)}`));
  await expect.poll(isTold).toBe(true);
  await hub.close();
});
