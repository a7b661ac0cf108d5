import { describe, expect, test } from 'vitest';
import type { Json } from '../harness/client.ts';
import { contractDesk } from '../harness/contractDesk.ts';
import { shows } from '../specification/shows.ts';

const { system, given, dispo, read, change, history } = await contractDesk();
const office = await system.as('office');

describe('changing a contract', () => {
  test('writes one history row for each field that changed, parts of places one by one', async () => {
    shows('D1 §3 history log entry', 'D1 §7 GET /api/contracts/{id}/logs', 'D3 §7 GET /contracts/{id}/logs');
    const { iri } = await given.contract({ carModel: 'Golf' });
    const before = await history(iri);
    await change(iri, {
      carModel: 'Polo',
      pickupLocation: { plz: '50668', ort: 'Köln' },
      auftragswert: '12.5',
      waschen: true,
      infoBackend: 'Schlüssel im Kasten',
    });
    const rows = (await history(iri)).slice(0, -before.length);
    expect(rows.map((it: Json) => [it.field, it.previous, it.data]).sort()).toEqual([
      ['auftragswert', null, '12.50'],
      ['auftragswertIsSet', false, true],
      ['carModel', 'Golf', 'Polo'],
      ['infoBackend', null, 'Schlüssel im Kasten'],
      ['pickupLocation.plz', '50667', '50668'],
      ['waschen', false, true],
    ]);
    expect(new Set(rows.map((it: Json) => [it.username, it.logged_at].join()))).toEqual(
      new Set(['test-dispo,2026-11-21T09:12:00.000Z']),
    );
    expect((await read(iri)).deliveryLocation.ort).toBe('Ulm');
  });

  test('to what it is already changes nothing: no version, no history, no other protocol', async () => {
    const { iri } = await given.contract({
      licensePlate: 'K-LS 418',
      pickupTimeFrom: '08:00',
      auftragswert: '12.50',
      zubehoerArray: [],
    });
    const [before, rows] = [await read(iri), (await history(iri)).length];
    for (const same of [
      { licensePlate: 'K-LS 418' },
      { licensePlate: ' K-LS 418 ' },
      { pickupLocation: { ort: 'Köln' } },
      { auftragswert: '12.5' },
      { pickupDate: '2026-11-24' },
      { infoBackend: '' },
      { zubehoerArray: [] },
      { waschen: false },
      { waschen: null },
      {},
    ]) {
      expect([same, (await change(iri, same)).version]).toEqual([same, before.version]);
    }
    expect((await history(iri)).length).toBe(rows);
    expect((await read(before.protocol['@id'])).version).toBe((await read(iri)).protocol.version ?? 1);
  });

  test('of two who change the same version at the same time, one wins and the other sees his change', async () => {
    shows('D0 API ETag');
    for (let round = 0; round < 5; round += 1) {
      const { iri } = await given.contract();
      const { etag } = await dispo.get(iri);
      const answers = await Promise.all(
        [dispo, office].map((client, index) =>
          client.patch(iri, { infoBackend: `von ${index}` }, { headers: { 'if-match': etag ?? '' } }),
        ),
      );
      const [winner, loser] = answers[0]?.status === 200 ? answers : answers.toReversed();
      expect([winner?.status, loser?.status]).toEqual([200, 412]);
      expect(loser?.body.current).toMatchObject({
        infoBackend: winner?.body.infoBackend,
        version: winner?.body.version,
      });
      expect(loser?.etag).toBe(winner?.etag);
      expect((await history(iri)).filter((it: Json) => it.field === 'infoBackend')).toHaveLength(1);
    }
  });

  test('a date can be changed under either name, also by who sends everything back', async () => {
    shows('D1 §7 update contracts form');
    const { iri } = await given.contract({ bringdatum: '2026-12-04' });
    expect((await change(iri, { pickupDate: '2026-12-01' })).datum).toBe('2026-12-01');
    expect((await dispo.put(iri, { ...(await read(iri)), datum: '2026-12-02' })).body).toMatchObject({
      datum: '2026-12-02',
      pickupDate: '2026-12-02',
    });
    expect((await dispo.put(iri, { ...(await read(iri)), pickupDate: '2026-12-03' })).body).toMatchObject({
      datum: '2026-12-03',
      pickupDate: '2026-12-03',
    });
  });

  test('history cannot be changed or deleted by anybody', async () => {
    shows('D0 Orders history');
    await expect(system.database.pool.query(`update history set username = 'niemand'`)).rejects.toThrow('written once');
    await expect(system.database.pool.query('delete from history')).rejects.toThrow('written once');
  });
});
