import { describe, expect, test } from 'vitest';
import type { Client } from '../harness/client.ts';
import { leitstand } from '../harness/leitstand.ts';
import { shows } from '../specification/shows.ts';

const system = await leitstand();
const [dispo, office] = [await system.as('dispo'), await system.as('office')];
const statusOf = async (client: Client, path: string) => [path, (await client.get(`/api/${path}`)).status];

describe('a list is asked', () => {
  test.for([
    'constructor=1',
    '__proto__=1',
    'toString[]=1',
    'hasOwnProperty[after]=1',
    'properties[]=constructor',
    'order[constructor]=asc',
  ])('for what every object of the program has: %s', async (query) => {
    expect(await statusOf(dispo, `contracts?${query}`)).toEqual([`contracts?${query}`, 400]);
  });

  test('for several values in every way clients write them', async () => {
    const [one, two] = [await system.given.driver(), await system.given.driver()];
    for (const driver of [one, two]) await system.given.contract({ driver: driver.iri });
    for (const query of [
      `driver[]=${one.id}&driver[]=${two.id}`,
      `driver[0]=${one.id}&driver[1]=${two.id}`,
      `driver=${one.id}&driver[]=${two.iri}`,
    ]) {
      expect([query, (await dispo.get(`/api/contracts?${query}`)).body['hydra:totalItems']]).toEqual([query, 2]);
    }
  });

  test('for a text twice', async () => {
    expect((await dispo.get('/api/contracts/search?customSearchFilter=a&customSearchFilter=b')).status).toBe(200);
  });

  test('after fields that its reader may only pick from', async () => {
    shows('D0 API pick lists narrower');
    const hidden = [
      'customers?order[email]=asc',
      'customers?priceGroup=1',
      'customers?kategorie=1',
      'services?order[suggestedPrice]=asc',
      'drivers?approved=true',
      'drivers?gruppe=1',
      'users?order[email]=asc',
    ];
    for (const query of hidden) expect(await statusOf(office, query)).toEqual([query, 400]);
    const offered = [
      'customers?aktiv=true&order[firma]=asc',
      'services?aktiv=true&order[name]=asc',
      'drivers?active=true&order[kuerzel]=asc',
      'drivers?_name=Karl',
      'drivers?user.active=true',
      'addresses?customers=1',
      'leasing_protocols?customers=1',
      'customer_departments?customer=1&order[createdAt]=desc',
      'users?active=true',
    ];
    for (const query of offered) expect(await statusOf(office, query)).toEqual([query, 200]);
    for (const query of hidden.filter((it) => !it.includes('priceGroup')))
      expect(await statusOf(dispo, query)).toEqual([query, 200]);
    expect((await office.get('/api/contracts?logistics=3')).status).toBe(200);
  });

  test('by what its reader may not read of a record: who only picks finds it by what he picks', async () => {
    shows('D3 §7 reference pickers');
    await system.given.customer({ firma: 'Öltransport Quast', email: 'verdeckt4711@kunde.example' });
    await system.given.driver({ vorname: 'Quentin', nachname: 'Quast', email: 'verdeckt4711@fahrer.example' });
    await system.given.user({ name: 'Quirin Quast', email: 'verdeckt4711@haus.example' });
    const found = async (client: Client, query: string) => [
      query,
      (await client.get(`/api/${query}`)).body['hydra:totalItems'],
    ];
    for (const path of ['customers', 'drivers', 'users']) {
      for (const text of ['verdeckt4711', 'VERDECKT', '4711', 'quast verdeckt']) {
        expect([await found(office, `${path}?_name=${text}`), await found(dispo, `${path}?_name=${text}`)]).toEqual([
          [`${path}?_name=${text}`, 0],
          [`${path}?_name=${text}`, 1],
        ]);
      }
      expect(await found(office, `${path}?_name=QUAST`)).toEqual([`${path}?_name=QUAST`, 1]);
    }
    expect(
      [
        await found(office, 'customers?search=oeltransport'),
        await found(office, 'customers?search=verdeckt'),
        await found(office, 'drivers?name=verdeckt'),
      ].map((it) => it[1]),
    ).toEqual([1, 0, 0]);
    expect(await (await office.open('/api/customers.csv?_name=verdeckt')).text()).not.toContain('Quast');
  });
});

test('the days of a list without end are those counted to their end', async () => {
  await system.database.pool.query(
    `insert into contracts (datum) select date '2031-01-01' + n / 8000 from generate_series(0, 23999) n`,
  );
  const { days } = (await dispo.get('/api/contracts/days?datum[after]=2031-01-01')).body;
  expect(days.map((it: { datum: string; total: number }) => [it.datum, it.total])).toEqual([
    ['2031-01-01', 8000],
    ['2031-01-02', 8000],
  ]);
});
