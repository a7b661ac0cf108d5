import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrationsFolder } from '../../server/storage/migrationsFolder.ts';
import { clearSearchLists } from '../../server/storage/searchLists.ts';
import { updateSearchTexts } from '../../server/storage/searchTextUpdates.ts';
import { fullOnly } from '../../server/storage/searchText.ts';
import { leitstand } from '../harness/leitstand.ts';

const system = await leitstand();
const { given, database } = system;
const dispo = await system.as('dispo');
const found = async (text: string): Promise<string[]> =>
  (await dispo.get(`/api/contracts/search?customSearchFilter=${encodeURIComponent(text)}`)).body['hydra:member'].map(
    (it: { '@id': string }) => it['@id'],
  );
const noted = async () =>
  (await database.pool.query<{ path: string }>('select path from renamings order by path')).rows.map((it) => it.path);
/** Renamings wait for every transaction that began before them, on this cluster also for those of other tests. */
const updated = () =>
  expect
    .poll(async () => {
      await updateSearchTexts(database);
      return noted();
    })
    .toEqual([]);

test('contracts are found by the new name of their customer and driver, and count no new version for it', async () => {
  const [customer, driver] = [
    await given.customer({ firma: 'Autohaus Vorher' }),
    await given.driver({ nachname: 'Altmann' }),
  ];
  const { iri } = await given.contract({ contractClientAddress: customer.iri, driver: driver.iri });
  const before = (await dispo.get(iri)).body;
  const history = (await dispo.get(`${iri}/logs`)).body['hydra:totalItems'];
  await dispo.patch(customer.iri, { firma: 'Autohaus Nachher' });
  await dispo.patch(driver.iri, { nachname: 'Neumann' });
  expect(await found('Nachher')).toEqual([]);
  await updated();
  expect([await found('Nachher'), await found('Neumann'), await found('Vorher'), await found('Altmann')]).toEqual([
    [iri],
    [iri],
    [],
    [],
  ]);
  const after = (await dispo.get(iri)).body;
  expect([after.version, after.updatedAt, (await dispo.get(`${iri}/logs`)).body['hydra:totalItems']]).toEqual([
    before.version,
    before.updatedAt,
    history,
  ]);
  expect(await noted()).toEqual([]);
});

test('an avis is found by whatever its contract is found by, and by its own notes, however either is changed', async () => {
  const avisFound = async (text: string): Promise<string[]> =>
    (await dispo.get(`/api/contract_avis?search=${encodeURIComponent(text)}`)).body['hydra:member'].map(
      (it: { contract: { '@id': string } }) => it.contract['@id'],
    );
  const [customer, driver] = [
    await given.customer({ firma: 'Kranhandel Ebert' }),
    await given.driver({ nachname: 'Zwirner' }),
  ];
  const { iri, id } = await given.contract({ createAvis: true, contractClientAddress: customer.iri });
  const number = String((await dispo.get(iri)).body.auftragsnummer);
  expect([await avisFound(number), await avisFound('Ebert'), await avisFound('Zwirner')]).toEqual([[iri], [iri], []]);
  await dispo.patch(iri, { driver: driver.iri, licensePlate: 'HH-QX 4711' });
  expect([await avisFound('Zwirner'), await avisFound('hhqx4711'), await avisFound('Kranhandel zwirner')]).toEqual([
    [iri],
    [iri],
    [iri],
  ]);
  const [avis] = (await dispo.get(`/api/contract_avis?contract=${String(id)}`)).body['hydra:member'];
  await dispo.patch(avis['@id'], { note: 'Tor Süd, Pförtner' });
  expect([await avisFound('pförtner'), await avisFound('zwirner')]).toEqual([[iri], [iri]]);
  const before = (await dispo.get(avis['@id'])).body;
  await dispo.patch(customer.iri, { firma: 'Kranhandel Ostermann' });
  await dispo.patch(driver.iri, { nachname: 'Webersik' });
  await updated();
  expect([
    await avisFound('Ostermann'),
    await avisFound('Webersik pförtner'),
    await avisFound('Ebert'),
    await avisFound('Zwirner'),
  ]).toEqual([[iri], [iri], [], []]);
  expect((await dispo.get(avis['@id'])).body.version).toBe(before.version);
});

test('a protocol is found by whatever its contract is found by', async () => {
  const protocolsFound = async (text: string): Promise<string[]> =>
    (await dispo.get(`/api/protocols?specialFilter=${encodeURIComponent(text)}`)).body['hydra:member'].map(
      (it: { '@id': string }) => it['@id'],
    );
  const { iri } = await given.contract({ licensePlate: 'M-PR 1234' });
  const protocol = (await dispo.get(iri)).body.protocol['@id'];
  const driver = await given.driver({ nachname: 'Quandler' });
  expect([await protocolsFound('mpr1234'), await protocolsFound('Quandler')]).toEqual([[protocol], []]);
  await dispo.patch(iri, { driver: driver.iri });
  expect(await protocolsFound('Quandler')).toEqual([protocol]);
  await dispo.patch(driver.iri, { nachname: 'Rasmussen' });
  await updated();
  expect([await protocolsFound('rasmussen pr 1234'), await protocolsFound('Quandler')]).toEqual([[protocol], []]);
});

test('avis that were made before they had the words of their contracts get them, and lose their old ones', async () => {
  const { id } = await given.contract({ createAvis: true, licensePlate: 'B-AV 815' });
  const text = async () =>
    (await database.pool.query<{ it: string }>('select search_text as it from contract_avis where contract = $1', [id]))
      .rows[0]?.it;
  const now = await text();
  expect(now).toContain('bav815');
  await database.pool.query(
    `update contract_avis set search_text = ' so hiess er frueher', note = 'Pforte' where contract = $1`,
    [id],
  );
  const migration = readFileSync(join(migrationsFolder, '20261124171700_avis_words', 'migration.sql'), 'utf8');
  await database.pool.query(migration);
  expect(await text()).toContain('bav815');
  await updated();
  expect(await text()).toBe(` pforte${String(now)}`);
});

test('more contracts than are done at once are all done, also after an interruption', async () => {
  const customer = await given.customer({ firma: 'Großkunde Eins' });
  await given.contract({ contractClientAddress: customer.iri });
  await database.pool.query(
    `insert into contracts ("contractClientAddress", search_text) select $1, ' grosskunde eins' from generate_series(1, 450)`,
    [customer.id],
  );
  await dispo.patch(customer.iri, { firma: 'Großkunde Zwei' });
  await updateSearchTexts(database, AbortSignal.abort());
  expect(await noted()).toEqual(['customers']);
  await updated();
  const { rows } = await database.pool.query(
    `select count(*) as n from contracts where "contractClientAddress" = $1 and search_text like '%grosskunde zwei%'`,
    [customer.id],
  );
  expect(rows).toEqual([{ n: 451 }]);
});

test('whoever still writes with the old name is waited for', async () => {
  const customer = await given.customer({ firma: 'Spedition Damals' });
  const client = await database.pool.connect();
  await client.query('begin');
  await client.query(`insert into contracts ("contractClientAddress", search_text) values ($1, ' spedition damals')`, [
    customer.id,
  ]);
  await dispo.patch(customer.iri, { firma: 'Spedition Jetzt' });
  await updateSearchTexts(database);
  expect(await noted()).toEqual(['customers']);
  await client.query('commit');
  client.release();
  await updated();
  expect([(await found('Damals')).length, (await found('Jetzt')).length, await noted()]).toEqual([0, 1, []]);
});

test('texts that were made before parts of them were kept from some readers are made anew', async () => {
  const { id } = await given.customer({ firma: 'Altbestand', email: 'frueher@kunde.example' });
  const text = async () =>
    (await database.pool.query<{ search_text: string }>('select search_text from customers where id = $1', [id]))
      .rows[0]?.search_text;
  const now = await text();
  await database.pool.query(`update customers set search_text = ' altbestand frueher@kunde example' where id = $1`, [
    id,
  ]);
  const migration = readFileSync(join(migrationsFolder, '20261122132900_search_parts', 'migration.sql'), 'utf8');
  await database.pool.query(migration);
  expect(await noted()).toContain('customers');
  await updated();
  expect(await text()).toBe(now);
  expect(now?.split(fullOnly)).toEqual([expect.stringContaining(' altbestand '), ' frueher@kunde example']);
});

test('a change that is no renaming leaves no note', async () => {
  const customer = await given.customer();
  expect((await dispo.patch(customer.iri, { notizen: 'ruft zurück', telefon: '4711' })).body.version).toBe(2);
  expect((await dispo.patch((await given.contract()).iri, { carModel: 'Polo' })).body.version).toBe(2);
  expect(await noted()).toEqual([]);
});

test('what was written lately is taken into the indexes of words, so that no search and no save pays for it', async () => {
  const write = () => given.contract();
  const waiting = async () =>
    (await database.pool.query<{ pages: number }>(`select gin_clean_pending_list('contracts_search_idx') as pages`))
      .rows[0]?.pages;
  // The job itself may come in between.
  await expect.poll(async () => write().then(waiting)).toBeGreaterThan(0);
  await write();
  await clearSearchLists(database.pool);
  expect(await waiting()).toBe(0);
});
