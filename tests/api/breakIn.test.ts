import { application } from '../../src/domain/application/application.ts';
import { describe, expect, test } from 'vitest';
import { seatedAt } from '../../server/storage/presence.ts';
import { hashPassword } from '../../server/storage/password.ts';
import { storePassword } from '../../server/storage/accounts.ts';
import { system as itself } from '../../server/storage/actor.ts';
import { clientOf, type Answer, type Client } from '../harness/client.ts';
import { leitstand } from '../harness/leitstand.ts';
import { listen } from '../harness/liveReader.ts';
import { shows } from '../specification/shows.ts';

shows('D0 API pick lists narrower', 'D3 §7 reference pickers');

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
    const hidden = [
      'customers?order[email]=asc',
      'customers?priceGroup=1',
      'customers?kategorie=1',
      'services?order[suggestedPrice]=asc',
      'drivers?approved=true',
      'drivers?gruppe=1',
      'drivers?user.active=true',
      'users?active=true',
      'users?order[email]=asc',
    ];
    for (const query of hidden) expect(await statusOf(office, query)).toEqual([query, 400]);
    const offered = [
      'customers?aktiv=true&order[firma]=asc',
      'services?aktiv=true&order[name]=asc',
      'drivers?active=true&order[kuerzel]=asc',
      'drivers?_name=Karl',
      'addresses?customers=1',
      'leasing_protocols?customers=1',
      'customer_departments?customer=1&order[createdAt]=desc',
      'users',
    ];
    for (const query of offered) expect(await statusOf(office, query)).toEqual([query, 200]);
    for (const query of hidden.filter((it) => !it.includes('priceGroup')))
      expect(await statusOf(dispo, query)).toEqual([query, 200]);
    expect((await office.get('/api/contracts?logistics=3')).status).toBe(200);
  });

  test('by what its reader may not read of a record: who only picks finds it by what he picks', async () => {
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

test('a reference to nothing is told by its name', async () => {
  const { iri } = await system.given.contract();
  const answer = await dispo.patch(iri, { driver: '/api/drivers/987654' });
  expect([answer.status, answer.body.violations]).toEqual([
    422,
    [{ propertyPath: 'driver', message: 'Fahrer: Diesen Datensatz gibt es nicht (/api/drivers/987654).' }],
  ]);
});

describe('the live stream', () => {
  test('tells who is at a record only to those who may read it', async () => {
    const { iri } = await system.given.contract();
    const reader = await listen(await system.as('personal'));
    const colleague = await listen(dispo);
    await office.post('/api/presence', { iri });
    await colleague.next(({ event, data }) => event === 'presence' && data.iri === iri);
    const late = await listen(await system.as('personal'));
    expect([...reader.events, ...late.events].filter((it) => it.event === 'presence')).toEqual([]);
    for (const it of [reader, colleague, late]) it.close();
  });

  test('shows no more windows of one person than anybody has', async () => {
    const orders = await Promise.all([system.given.contract(), system.given.contract()]);
    for (let window = 0; window < 51; window += 1)
      await office.post('/api/presence', { iri: orders[window < 50 ? 0 : 1]?.iri, window: String(window) });
    const seated = await Promise.all(orders.map(async (it) => (await seatedAt(system.database.pool, [it.iri])).length));
    expect([(seated[0] ?? 0) > 1, seated[1]]).toEqual([true, 0]);
  });

  test('ends with the token it was opened with', async () => {
    const { id } = await system.given.user({ username: 'kurz' });
    const token = await system.tokenFor({ id, username: 'kurz', roles: ['dispo'] }, 2);
    await (
      await listen(clientOf(system.address, token))
    ).ended;
  });

  test('forgets whoever left before he was let in', async () => {
    const before = system.hub.streams();
    await system.hub.join(
      {
        actor: { userId: 1, username: 'weg', roles: ['dispo'] },
        group: 'dispo',
        isOpen: () => false,
        send: () => undefined,
        end: () => undefined,
      },
      undefined,
    );
    expect(system.hub.streams()).toBe(before);
  });

  test('hears hints again after the connection to the database was lost', async () => {
    const listening = async () =>
      (
        await system.database.pool.query<{ pid: number }>(
          "select pid from pg_stat_activity where datname = current_database() and query like 'listen leitstand_changes%'",
        )
      ).rows.map((it) => it.pid);
    const before = await listening();
    expect(before).toHaveLength(1);
    await system.database.pool.query('select pg_terminate_backend($1)', [before[0]]);
    await expect.poll(async () => (await listening()).filter((it) => it !== before[0])).toHaveLength(1);
  });
});

describe('two at the same moment', () => {
  test('bundles with one order in both: one gets it', async () => {
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
    const [order, drivers] = [
      await system.given.contract(),
      [await system.given.driver(), await system.given.driver()],
    ];
    const [first, second] = await Promise.all(
      drivers.map((it) =>
        system.given.record('applications', { type: 'contract', contract: order.iri, driver: it.iri }),
      ),
    );
    const acceptance = { status: 'accepted', declineOthers: false };
    let late: Promise<Answer> | undefined;
    await system.database.transaction(async (client) => {
      await system
        .openScope({ client, actor: itself, now: system.clock.now })
        .change(application, first?.iri ?? '', acceptance);
      late = dispo.patch(second?.iri ?? '', acceptance);
      await expect
        .poll(
          async () =>
            (
              await system.database.pool.query(
                "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
              )
            ).rowCount,
        )
        .toBe(1);
    });
    expect((await late)?.status).toBe(409);
    expect((await dispo.get(order.iri)).body.driver['@id']).toBe(drivers[0]?.iri);
  });

  test('two drivers accepted for one ride, each with the other declined: one drives', async () => {
    const order = await system.given.contract();
    const drivers = [await system.given.driver(), await system.given.driver()];
    const applications = await Promise.all(
      drivers.map((it) =>
        system.given.record('applications', { type: 'contract', contract: order.iri, driver: it.iri }),
      ),
    );
    const answers = await Promise.all(applications.map((it) => dispo.patch(it.iri, { status: 'accepted' })));
    expect(answers.filter((it) => it.status === 200)).toHaveLength(1);
    const winner = answers.findIndex((it) => it.status === 200);
    expect((await dispo.get(order.iri)).body.driver['@id']).toBe(drivers[winner]?.iri);
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

test('an order gets into a second active bundle by no way', async () => {
  const orders = await Promise.all([1, 2, 3, 4].map(() => system.given.contract()));
  const bundleOf = async (...members: number[]) =>
    (await dispo.post('/api/bundles', { contracts: members.map((it) => orders[it]?.iri) })).body['@id'];
  const [old, other] = [await bundleOf(0, 1), await bundleOf(2, 3)];
  const joined = await dispo.post('/api/bundle_contracts', { bundle: other, contract: orders[0]?.iri, sortOrder: 3 });
  expect([joined.status, joined.body.violations?.[0]?.propertyPath]).toEqual([422, 'contract']);
  await dispo.patch(old, { active: false });
  expect(
    (await dispo.post('/api/bundle_contracts', { bundle: other, contract: orders[0]?.iri, sortOrder: 3 })).status,
  ).toBe(201);
  expect((await dispo.patch(old, { active: true })).body.violations).toEqual([
    { propertyPath: 'active', message: `Schon in einem Fahrtpaket: ${String(orders[0]?.auftragsnummer)}.` },
  ]);
  expect(
    (await dispo.post('/api/bundle_contracts', { bundle: old, contract: orders[2]?.iri, sortOrder: 9 })).status,
  ).toBe(201);
  expect((await dispo.get(orders[2]?.iri ?? '')).body.bundles.map((it: { '@id': string }) => it['@id'])).toEqual([
    other,
  ]);
});

test('a user name that differs from another by its case alone is taken', async () => {
  await system.given.user({ username: 'Chefin', roles: ['admin'] });
  expect(
    (await dispo.post('/api/users', { username: 'chefin', plainPassword: 'lang genug 2' })).body.violations,
  ).toEqual([{ propertyPath: 'username', message: 'Nutzername: Diesen Eintrag gibt es bereits.' }]);
  const { iri } = await system.given.user({ username: 'kundin', roles: [] });
  expect((await dispo.patch(iri, { username: 'Kundin' })).status).toBe(200);
  expect((await dispo.patch(iri, { username: 'CHEFIN' })).status).toBe(422);
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

describe('a write is answered in words', () => {
  const raw = async (path: string, body: string) =>
    (
      await dispo.open(path, {
        method: path.endsWith('Setting') ? 'POST' : 'PATCH',
        headers: { 'content-type': 'application/json' },
        body,
      })
    ).status;

  test('when it is nested without end', async () => {
    const { iri } = await system.given.contract();
    const own = `/api/users/${(await dispo.get('/api/users/me')).body.userId}/updateUserSetting`;
    for (const depth of [300, 400_000]) {
      const deep = '['.repeat(depth) + ']'.repeat(depth);
      expect([await raw(iri, `{"customData":{"a":${deep}}}`), await raw(own, `{"key":"a","value":${deep}}`)]).toEqual([
        400, 400,
      ]);
    }
    expect(await raw(iri, JSON.stringify({ customData: { a: '[{'.repeat(500), b: '"\\' } }))).toBe(200);
    expect(await raw(iri, `"${'\\"'.repeat(1_000_000)}`)).toBe(400);
  });

  test('when letters are torn apart, or a day lies outside of time', async () => {
    const { iri } = await system.given.contract();
    expect(await raw(iri, '{"infoBackend":"x\\ud83d","pickupLocation":{"firma":"\\ud800"}}')).toBe(200);
    expect((await dispo.get(iri)).body).toMatchObject({ infoBackend: 'x\ufffd', pickupLocation: { firma: '\ufffd' } });
    expect(await raw(iri, '{"customData":{"a":"\\ud800"}}')).toBe(400);
    for (const change of [
      { datum: '0000-01-01' },
      { stornierung: '+200000-01-01T00:00:00Z' },
      { datum: '2026-02-30' },
      { datum: '2026-11-24 ' },
    ])
      expect([change, (await dispo.patch(iri, change)).status]).toEqual([change, 422]);
    expect((await dispo.patch(iri, { datum: '2026-11-25T00:00:00+01:00', bringdatum: '2026-11-25' })).body.datum).toBe(
      '2026-11-25',
    );
    expect(await statusOf(dispo, 'contracts?datum[after]=0000-01-01')).toEqual([
      'contracts?datum[after]=0000-01-01',
      400,
    ]);
  });

  test('when it would make a record too big for every list it stands in', async () => {
    const { iri } = await system.given.contract();
    const much = {
      pickupContacts: Array.from({ length: 501 }, () => ({ name: 'A' })),
      zubehoerArray: Array.from({ length: 1001 }, (_, at) => at + 1),
      customData: { a: 'x'.repeat(100_000) },
    };
    for (const [field, value] of Object.entries(much))
      expect((await dispo.patch(iri, { [field]: value })).body.violations?.[0]?.propertyPath).toBe(field);
  });

  test('when an action comes too late: with the present state', async () => {
    const { iri } = await system.given.contract();
    const late = await dispo.patch(`${iri}/update_user`, {}, { headers: { 'if-match': '"99"' } });
    expect([late.status, late.body.current['@id']]).toEqual([412, iri]);
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

test('no page of another origin reads the measurements through the browser of this machine', async () => {
  expect((await system.anonymous.get('/metrics', { headers: { origin: 'https://anderswo.example' } })).status).toBe(
    403,
  );
  expect((await system.anonymous.get('/metrics')).status).toBe(200);
});
