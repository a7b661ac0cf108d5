import { describe, expect, test } from 'vitest';
import { leitstand } from '../harness/leitstand.ts';
import { shows } from '../specification/shows.ts';

const system = await leitstand();
const { given } = system;
const dispo = await system.as('dispo');

describe('pages and totals', () => {
  test('exactly, as long as counting is worth it; then "more than 10,000"', async () => {
    const total = async () => (await dispo.get('/api/app_events?itemsPerPage=5')).body;
    const fill = (from: number, until: number) =>
      system.database.pool.query(
        `insert into app_events (name, event) select 'E', 'ereignis ' || n from generate_series($1::int, $2::int) n`,
        [from, until],
      );
    await fill(1, 10_000);
    expect(await total()).toMatchObject({ 'hydra:totalItems': 10_000 });
    expect(await total()).not.toHaveProperty('leitstand:totalIsAtLeast');
    await fill(10_001, 10_012);
    expect(await total()).toMatchObject({ 'hydra:totalItems': 10_000, 'leitstand:totalIsAtLeast': true });
    const last = (await dispo.get('/api/app_events?itemsPerPage=1000&page=11')).body;
    expect([last['hydra:member'].length, last['hydra:totalItems']]).toEqual([12, 10_012]);
    expect([last['hydra:view']['hydra:last'], last['hydra:view']['hydra:next']]).toEqual([
      expect.stringContaining('page=11'),
      undefined,
    ]);
    const before = (await dispo.get('/api/app_events?itemsPerPage=1000&page=10')).body['hydra:view'];
    expect([before['hydra:last'], before['hydra:next']]).toEqual([undefined, expect.stringContaining('page=11')]);
    const plain = await dispo.get('/api/app_events.json?itemsPerPage=1000&page=10');
    expect([plain.headers.get('x-total-count'), plain.headers.get('x-total-is-at-least')]).toEqual(['10000', 'true']);
    expect((await dispo.get('/api/app_events?itemsPerPage=1000&page=500')).body['hydra:member']).toEqual([]);
  });

  test('a page has as many as the list allows, 100 unless told', async () => {
    shows('D0 API paging', 'D1 §2 contracts list', 'D1 §9 page sizes', 'D2 §9 page and picker');
    await system.database.pool.query(
      `insert into app_events (name, event) select 'F', 'weiteres ' || n from generate_series(1, 101) n`,
    );
    expect((await dispo.get('/api/app_events')).body['hydra:member']).toHaveLength(100);
    expect((await dispo.get('/api/contracts?itemsPerPage=1000')).status).toBe(200);
    expect((await dispo.get('/api/contracts?itemsPerPage=1001')).body['hydra:description']).toBe(
      'itemsPerPage muss zwischen 5 und 1000 liegen.',
    );
    expect((await dispo.get('/api/accessories?itemsPerPage=2000')).status).toBe(200);
    expect((await dispo.get('/api/customer_protocols?itemsPerPage=1001')).status).toBe(400);
  });

  test('only the properties asked for travel, a place of a contract whole', async () => {
    const { id, iri } = await given.contract({ driver: (await given.driver()).iri });
    const [member] = (
      await dispo.get(
        `/api/contracts?id=${id}&properties[]=pickupLocation&properties[]=driver&properties[]=carDetails&properties[]=pickupDate`,
      )
    ).body['hydra:member'];
    expect(Object.keys(member ?? {}).sort()).toEqual([
      '@id',
      '@type',
      'carDetails',
      'createdAt',
      'driver',
      'id',
      'pickupDate',
      'pickupLocation',
      'updatedAt',
      'version',
    ]);
    expect(member).toMatchObject({
      '@id': iri,
      carDetails: 'Golf',
      pickupDate: '2026-11-24',
      pickupLocation: { ort: 'Köln', plz: '50667' },
      driver: { vorname: 'Karl' },
    });
  });

  test('several records by their ids', async () => {
    const [one, other] = [await given.contract(), await given.contract()];
    expect((await dispo.get(`/api/contracts?id[]=${one.id}&id[]=${other.id}`)).body['hydra:totalItems']).toBe(2);
  });
});
