import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client, Json } from '../harness/client.ts';
import { leitstand, type TestSystem } from '../harness/leitstand.ts';
import { shows } from '../specification/shows.ts';

let system: TestSystem;
let dispo: Client;
let office: Client;
let customer: string;
const types: Record<string, string> = {};
let special: string;

const typesNeeded = [
  ['grundpreis', null],
  ['gutschrift-grundpreis', null],
  ['elektro', 'verzoegerteAbgabe'],
  ['gutschrift-elektro', 'verzoegerteAbgabe'],
  ['samstag', 'service:19'],
  ['gutschrift-samstag', 'service:19'],
] as const;
const standard = [
  ['grundpreis', 350, '295.00'],
  ['grundpreis', 400, '325.00'],
  ['grundpreis', 1000, '635.00'],
  ['gutschrift-grundpreis', 400, '190.00'],
  ['gutschrift-grundpreis', 1000, '370.00'],
  ['elektro', 9999, '15.00'],
  ['gutschrift-elektro', 9999, '8.00'],
  ['samstag', 9999, '45.00'],
  ['gutschrift-samstag', 9999, '20.00'],
] as const;

async function priceGroup(
  name: string,
  prices: readonly (readonly [string, number, string])[],
  more: object = {},
): Promise<string> {
  const { iri } = await system.given.record('price_groups', { name, active: true, ...more });
  for (const [type, distance, price] of prices)
    await system.given.record('prices', { priceGroup: iri, type: types[type], distance, price });
  return iri;
}

beforeAll(async () => {
  system = await leitstand();
  dispo = await system.as('dispo');
  office = await system.as('office');
  for (const [slug, conditionField] of typesNeeded)
    types[slug] = (await system.given.record('price_types', { name: slug, slug, conditionField })).iri;
  await priceGroup('Standard', standard, { defaultPriceSet: true });
  special = await priceGroup('Vermietung', [
    ['grundpreis', 500, '200.00'],
    ['gutschrift-grundpreis', 500, '100.00'],
  ]);
  for (let id = 1; id <= 19; id += 1)
    await system.given.record('services', { name: `Leistung ${String(id)}`, aktiv: true });
});
beforeEach(async () => {
  customer = (await system.given.customer()).iri;
});

const place = { firma: 'Autohaus Beispiel', strasse: 'Hauptstraße', hausnr: '1', plz: '50667', ort: 'Köln' };
const create = async (values: object = {}): Promise<Json> => {
  const { status, body } = await dispo.post('/api/contracts', {
    carModel: 'Golf',
    datum: '2026-11-24',
    bringdatum: '2026-11-24',
    contractClientAddress: customer,
    pickupLocation: place,
    deliveryLocation: { ...place, plz: '89073', ort: 'Ulm' },
    ...values,
  });
  expect([status, body.detail]).toEqual([201, undefined]);
  return body;
};
const change = async (contract: Json, values: object): Promise<Json> =>
  (await dispo.patch(contract['@id'], values)).body;
const money = ({ auftragswert, gutschriftpreis }: Json) => [auftragswert, gutschriftpreis];

describe('contract value and credit', () => {
  test('stand from the first moment: 387,40 km, electric, Saturday are 385,00 and 218,00', async () => {
    shows('D0 Orders order value', 'R2');
    const contract = await create({
      googleKm: 387.4,
      verzoegerteAbgabe: true,
      zusatzleistungenArray: ['/api/services/19'],
    });
    expect(money(contract)).toEqual(['385.00', '218.00']);
    expect([contract.auftragswertIsSet, contract.gutschriftpreisIsSet]).toEqual([false, false]);
  });

  test('follow distance, flags, services and customer', async () => {
    shows('R20');
    const contract = await create({ googleKm: 387.4 });
    expect(money(contract)).toEqual(['325.00', '190.00']);
    expect(money(await change(contract, { verzoegerteAbgabe: true }))).toEqual(['340.00', '198.00']);
    expect(money(await change(contract, { zusatzleistungenArray: ['/api/services/19'] }))).toEqual([
      '385.00',
      '218.00',
    ]);
    expect(money(await change(contract, { billingDistance: 340 }))).toEqual(['355.00', '218.00']);
    expect(money(await change(contract, { billingDistance: 1120 }))).toEqual([null, '218.00']);
    const other = (await system.given.customer({ priceGroup: special })).iri;
    expect(money(await change(contract, { contractClientAddress: other, billingDistance: null }))).toEqual([
      '200.00',
      '100.00',
    ]);
    expect(money(await change(contract, { isStorniert: true }))).toEqual(['0.00', '0.00']);
  });

  test('stay as they are when something else changes', async () => {
    const contract = await create({ googleKm: 387.4 });
    await system.database.pool.query('update contracts set auftragswert = 1 where id = $1', [contract.id]);
    expect((await change(contract, { infoDriver: 'Bitte klingeln' })).auftragswert).toBe('1.00');
  });

  test('are set by whoever enters them, until he lets them go', async () => {
    const contract = await create({ googleKm: 387.4 });
    const entered = await change(contract, { auftragswert: '400.00' });
    expect(entered).toMatchObject({ auftragswert: '400.00', auftragswertIsSet: true, gutschriftpreis: '190.00' });
    expect(money(await change(contract, { verzoegerteAbgabe: true }))).toEqual(['400.00', '198.00']);
    expect(await change(contract, { auftragswertIsSet: false })).toMatchObject({ auftragswert: '340.00' });
    expect(await create({ googleKm: 387.4, gutschriftpreis: '99.00' })).toMatchObject({
      auftragswert: '325.00',
      gutschriftpreis: '99.00',
      gutschriftpreisIsSet: true,
    });
  });

  test('stand for good once they are billed', async () => {
    const contract = await create({ googleKm: 387.4 });
    await system.database.pool.query(
      `update contracts set "invoiceNumbers" = '[{"type":"Rechnung","number":"2026-000417","id":1}]' where id = $1`,
      [contract.id],
    );
    expect(money(await change(contract, { verzoegerteAbgabe: true }))).toEqual(['325.00', '198.00']);
  });

  test('an inactive price group does not count', async () => {
    const gone = await priceGroup('Alt', [['grundpreis', 9999, '1.00']], { active: false });
    customer = (await system.given.customer({ priceGroup: gone })).iri;
    expect((await create({ googleKm: 387.4 })).auftragswert).toBe('325.00');
  });
});

describe('the price list of a customer', () => {
  const listFor = async (client: Client, of = customer) => client.get(`/api/contracts/price_list?customer=${of}`);

  test('is that of his group, else the default one, for the form to work with', async () => {
    const { status, body } = await listFor(dispo);
    expect([status, body.steps.length]).toEqual([200, standard.length]);
    expect(body.steps[0]).toEqual({
      slug: 'grundpreis',
      name: 'grundpreis',
      conditionField: null,
      distance: 350,
      price: '295.00',
    });
    expect((await listFor(dispo, (await system.given.customer({ priceGroup: special })).iri)).body.steps).toHaveLength(
      2,
    );
    expect((await listFor(dispo, 'nobody')).body.steps).toEqual([]);
  });

  test('is for those who may know prices', async () => {
    expect((await listFor(await system.as('buchhaltung'))).status).toBe(200);
    expect((await listFor(office)).status).toBe(403);
  });
});

describe('working prices out again', () => {
  test('takes in 200 contracts with few statements, leaves set and billed ones, and says so', async () => {
    const contracts = (
      await Promise.all(
        Array.from({ length: 200 }, () => system.given.contract({ contractClientAddress: customer, googleKm: 387.4 })),
      )
    ).toSorted((one, other) => one.id - other.id);
    const ids = contracts.map((it) => it.id);
    const [set, billed, far] = ids;
    await system.database.pool.query(
      'update contracts set auftragswert = 1, gutschriftpreis = 190 where id = any($1::bigint[])',
      [ids],
    );
    await system.database.pool.query('update contracts set "auftragswertIsSet" = true where id = $1', [set]);
    await system.database.pool.query(
      `update contracts set "invoiceNumbers" = '[{"type":"Rechnung","number":"2026-000417","id":1}]' where id = $1`,
      [billed],
    );
    await system.database.pool.query('update contracts set "billingDistance" = 1120 where id = $1', [far]);
    const { status, body } = await dispo.post('/api/contracts/recalculate_prices', { data: ids });
    expect([status, body.changed.length, body.unchanged]).toEqual([200, 198, 2]);
    expect(body.kept).toEqual([
      { auftragsnummer: contracts[0]?.auftragsnummer, field: 'auftragswert', reason: 'festgelegt' },
      { auftragsnummer: contracts[1]?.auftragsnummer, field: 'auftragswert', reason: 'abgerechnet' },
      { auftragsnummer: contracts[2]?.auftragsnummer, field: 'auftragswert', reason: 'Keine Preisstufe für 1.120 km' },
    ]);
    const last = (await dispo.get(contracts[199]?.iri ?? '')).body;
    expect([last.auftragswert, last.version]).toEqual(['325.00', 2]);
    const [entry] = (await dispo.get(`${contracts[199]?.iri ?? ''}/logs`)).body['hydra:member'];
    expect(entry).toMatchObject({ username: 'test-dispo', field: 'auftragswert', previous: '1.00', data: '325.00' });
    const told = await system.database.pool.query(
      'select count(*) as n from change_log where path = $1 and record_id = any($2::bigint[]) and by = $3',
      ['contracts', ids, 'test-dispo'],
    );
    expect(told.rows).toEqual([{ n: 198 }]);
  });

  test('says what takes it back: the amounts as they stood, worked out and not set by hand', async () => {
    const contract = await system.given.contract({ contractClientAddress: customer, googleKm: 387.4 });
    await system.database.pool.query('update contracts set auftragswert = 1, gutschriftpreis = 2 where id = $1', [
      contract.id,
    ]);
    const {
      changed: [told],
    } = (await dispo.post('/api/contracts/recalculate_prices', { data: [contract.id] })).body;
    expect(told).toEqual({
      '@id': contract.iri,
      version: 2,
      previous: {
        auftragswert: '1.00',
        auftragswertIsSet: false,
        gutschriftpreis: '2.00',
        gutschriftpreisIsSet: false,
      },
    });
    const { status, body } = await dispo.patch(contract.iri, told.previous, {
      headers: { 'if-match': `"${String(told.version)}"` },
    });
    expect([
      status,
      body.auftragswert,
      body.auftragswertIsSet,
      body.gutschriftpreis,
      body.gutschriftpreisIsSet,
    ]).toEqual([200, '1.00', false, '2.00', false]);
    expect((await dispo.post('/api/contracts/recalculate_prices', { data: [contract.id] })).body.changed).toHaveLength(
      1,
    );
  });

  test('is refused without contracts, with too many, and to roles that may not know prices', async () => {
    expect((await dispo.post('/api/contracts/recalculate_prices', { data: [] })).body.violations).toEqual([
      { propertyPath: 'data', message: 'Bitte mindestens einen Auftrag auswählen.' },
    ]);
    expect((await dispo.post('/api/contracts/recalculate_prices')).status).toBe(422);
    expect((await office.post('/api/contracts/recalculate_prices', { data: [1] })).status).toBe(403);
  });
});
