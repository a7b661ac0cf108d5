import { beforeAll, describe, expect, test } from 'vitest';
import type { Json } from '../harness/client.ts';
import { leitstand } from '../harness/leitstand.ts';
import { encoded, listReader } from '../harness/listReader.ts';
import { shows } from '../specification/shows.ts';

const system = await leitstand();
const { given } = system;
const dispo = await system.as('dispo');
const listed = listReader(dispo);

describe('filters of the contract list', () => {
  const contracts = (query: Readonly<Record<string, string>>) => listed('contracts', query, 'carModel');
  const found = async (query: Readonly<Record<string, string>>) => (await contracts(query)).sort();
  let customer: string;
  let employed: string;
  let external: string;
  beforeAll(async () => {
    customer = (await given.customer({ firma: 'Flotte Nord' })).iri;
    const [own, contractors] = [
      await given.record('job_categories', { kategorie: 'Festangestellt' }),
      await given.record('job_categories', { kategorie: 'Selbstständig' }),
    ];
    employed = (await given.driver({ nachname: 'Fest', gruppe: own.iri })).iri;
    external = (await given.driver({ nachname: 'Frei', gruppe: contractors.iri })).iri;
    const create = (carModel: string, values: object) =>
      given.contract({ contractClientAddress: customer, carModel, ...values });
    await create('A', {
      datum: '2026-12-01',
      bringdatum: '2026-12-02',
      driver: employed,
      pickupLocation: { plz: '01067', ort: 'Dresden' },
      licensePlate: 'K-LS 418E',
    });
    await create('B', {
      datum: '2026-12-02',
      bringdatum: '2026-12-02',
      driver: external,
      pickupLocation: { plz: '10115', ort: 'Berlin' },
      verzoegert: true,
      licensePlate: 'HH-OX 70',
    });
    await create('C', {
      datum: '2026-12-03',
      bringdatum: '2026-12-04',
      auftragbestaetigt: '1',
      pickupLocation: { plz: '12459', ort: 'Berlin-Köpenick' },
      isStorniert: true,
    });
    await create('D', {
      datum: '2026-12-04',
      bringdatum: '2026-12-04',
      pickupLocation: { plz: '80331', ort: 'München' },
      testContract: true,
      verzoegert: true,
      carFin: 'WVWZZZ1KZAW000123',
    });
    const main = await create('E', { datum: '2026-12-05', bringdatum: '2026-12-05' });
    await create('F', { datum: '2026-12-05', bringdatum: '2026-12-06', anschlussvon: main.iri, abafahrt: '1' });
  });

  test('equal to one value, to any of several, by IRI or by bare id, and to nothing', async () => {
    shows('D1 §7 contracts list', 'D1 §9 driver filter groups');
    expect(await found({ driver: employed })).toEqual(['A']);
    expect(await found({ driver: employed.split('/').at(-1) ?? '' })).toEqual(['A']);
    const several = (await dispo.get(`/api/contracts?driver[]=${employed}&driver[]=${external}`)).body['hydra:member'];
    expect(several.map((it: Json) => it.carModel).sort()).toEqual(['A', 'B']);
    expect(await found({ contractClientAddress: customer, driver: 'null' })).toEqual(['C', 'D', 'E', 'F']);
    expect(await found({ carFin: 'WVWZZZ1KZAW000123' })).toEqual(['D']);
    expect(await found({ driver: '/api/users/1' }).catch(() => 'refused')).toBe('refused');
    expect(await found({ contractClientAddress: customer, hasAvis: 'true' })).toEqual([]);
  });

  test('at one end a Stellplatz, at neither, also for a contract whose addresses stand nowhere else', async () => {
    shows('D1 §2 contracts filter Stellplatz');
    const address = (firma: string, stellplatz: boolean) => given.record('addresses', { firma, stellplatz });
    const [yard, house] = [(await address('Hafenkai', true)).iri, (await address('Autohaus', false)).iri];
    const dealer = (await given.customer({ firma: 'Flotte Süd' })).iri;
    const create = (carModel: string, ends: object) =>
      given.contract({ contractClientAddress: dealer, carModel, ...ends });
    await create('K', { pickupAddress: yard, deliveryAddress: house });
    await create('L', { deliveryAddress: yard });
    await create('M', { pickupAddress: house });
    await create('N', {});
    expect(await found({ contractClientAddress: dealer, parkingPlace: 'true' })).toEqual(['K', 'L']);
    expect(await found({ contractClientAddress: dealer, parkingPlace: 'false' })).toEqual(['M', 'N']);
  });

  test('from and until, both included or both left out', async () => {
    expect(await found({ 'datum[after]': '2026-12-02', 'datum[before]': '2026-12-04' })).toEqual(['B', 'C', 'D']);
    expect(await found({ 'datum[strictly_after]': '2026-12-02', 'datum[strictly_before]': '2026-12-04' })).toEqual([
      'C',
    ]);
    expect(await found({ 'bringdatum[after]': '2026-12-06' })).toEqual(['F']);
    expect(await found({ datum: '2026-12-04' })).toEqual(['D']);
  });

  test('numbers, plates and VINs mixed, in any spelling', async () => {
    shows('D2 §7 lookup by order', 'C Lists filters as sentences');
    const [plain] = (await dispo.get(`/api/contracts?contractClientAddress=${customer}&datum=2026-12-03`)).body[
      'hydra:member'
    ];
    const asked = ['k ls 418 e', 'HH-0X 70', 'wvwzzz1kzaw000123', plain.auftragsnummer, 'B-XX 1']
      .map((it) => `identFilter[]=${encodeURIComponent(it)}`)
      .join('&');
    const { body } = await dispo.get(`/api/contracts?${asked}`);
    expect(body['hydra:member'].map((it: Json) => it.carModel).sort()).toEqual(['A', 'B', 'C', 'D']);
    expect(await listed('protocols', { identFilter: plain.auftragsnummer }, 'orderNumber')).toEqual([
      plain.auftragsnummer,
    ]);
  });

  test('a day stands for the whole day in Germany, for moments too', async () => {
    await system.database.pool.query(
      `update contracts set "createdAt" = '2026-12-24T23:30:00+01:00' where "carModel" = 'B'`,
    );
    expect(await found({ 'createdAt[after]': '2026-12-24', 'createdAt[before]': '2026-12-24' })).toEqual(['B']);
    expect(await found({ 'createdAt[strictly_after]': '2026-12-24' })).toEqual([]);
    expect(await found({ 'createdAt[after]': '2026-12-24T22:30:00Z' })).toEqual(['B']);
    expect(await found({ 'createdAt[after]': '2026-12-25' })).toEqual([]);
  });

  test('switches, of which all chosen ones must hold', async () => {
    shows('D0 Orders filter flags UB', 'R10');
    const flags = async (...keys: string[]) =>
      (
        await dispo.get(
          `/api/contracts?contractClientAddress=${customer}&${keys.map((it) => `flags[]=${it}`).join('&')}`,
        )
      ).body['hydra:member']
        .map((it: Json) => it.carModel)
        .sort();
    expect(await flags('VZ')).toEqual(['B', 'D']);
    expect(await flags('VZ', 'FF')).toEqual(['D']);
    expect(await flags('FV')).toEqual(['A', 'B']);
    expect(await flags('Storno')).toEqual(['C']);
    expect(await flags('Test')).toEqual(['D']);
    expect(await flags('UB')).toEqual(['A', 'B', 'D', 'E', 'F']);
    expect(await flags('FF')).not.toContain('C');
    expect(await flags('UB', 'Storno')).toEqual(['C']);
    expect(await flags('U4')).toEqual([]);
    const [first] = (await dispo.get(`/api/contracts?driver=${employed}`)).body['hydra:member'];
    const state = (processState: string) => dispo.patch(first.protocol['@id'], { processState });
    expect((await state('CLOSED')).status).toBe(200);
    expect(await flags('U4')).toEqual(['A']);
    expect((await state('RECEIVED')).status).toBe(200);
    expect(await flags('U4')).toEqual([]);
    const [wished] = (await dispo.get(`/api/contracts?contractClientAddress=${customer}&flags=FF`)).body[
      'hydra:member'
    ];
    expect((await dispo.patch(wished['@id'], { cancellationRequested: true })).status).toBe(200);
    expect(await found({ contractClientAddress: customer, cancellationRequested: 'true' })).toEqual([wished.carModel]);
    expect((await dispo.patch(wished['@id'], { cancellationRequested: false })).status).toBe(200);
    expect((await dispo.get('/api/contracts?flags[]=XX')).body['hydra:description']).toContain('XX');
  });

  test('filled, beginning with, containing, and through what is referred to', async () => {
    expect(await found({ anschluss: 'true' })).toEqual(['F']);
    expect(await found({ contractClientAddress: customer, anschluss: 'false' })).toEqual(['A', 'B', 'C', 'D', 'E']);
    expect(await found({ plz: '1' })).toEqual(['B', 'C']);
    expect(await found({ plz: '01' })).toEqual(['A']);
    expect(await found({ pickupTown: 'berlin' })).toEqual(['B', 'C']);
    expect(await found({ pickupTown: 'KÖPENICK' })).toEqual(['C']);
    const group = (await dispo.get('/api/job_categories?itemsPerPage=50')).body['hydra:member'].find(
      (it: Json) => it.kategorie === 'Selbstständig',
    );
    expect(await found({ logistics: group?.['@id'] ?? '' })).toEqual(['B']);
    expect(await found({ logistics: String(group?.id) })).toEqual(['B']);
  });

  test('plates, however they are written', async () => {
    for (const plate of ['K-LS 418E', 'KLS418E', 'k ls 418', 'ls-418'])
      expect(await found({ licensePlateFilter: plate })).toEqual(['A']);
    for (const plate of ['HH-OX 70', 'HH 0X 7O', 'hhox70'])
      expect(await found({ licensePlateFilter: plate })).toEqual(['B']);
    expect(
      (await dispo.get('/api/contracts?licensePlateFilter[]=KLS418E&licensePlateFilter[]=HHOX70')).body[
        'hydra:totalItems'
      ],
    ).toBe(2);
  });

  test('several filters must all hold', async () => {
    shows('D1 §2 contracts filters');
    expect(
      await found({ contractClientAddress: customer, 'datum[after]': '2026-12-02', plz: '1', 'flags[]': 'VZ' }),
    ).toEqual(['B']);
    expect(await found({ contractClientAddress: customer, plz: '8', 'flags[]': 'FV' })).toEqual([]);
  });

  test('the days of a list say what each holds', async () => {
    shows('D1 §2 disposition days', 'D1 §2 disposition day header');
    const { body } = await dispo.get(
      `/api/contracts/days?${encoded({ contractClientAddress: customer, 'datum[after]': '2026-12-02', 'datum[before]': '2026-12-05' })}`,
    );
    expect(body.days).toEqual([
      { datum: '2026-12-02', total: 1, withoutDriver: 0, underway: 0, closed: 0 },
      { datum: '2026-12-03', total: 1, withoutDriver: 0, underway: 0, closed: 0 },
      { datum: '2026-12-04', total: 1, withoutDriver: 1, underway: 0, closed: 0 },
      { datum: '2026-12-05', total: 2, withoutDriver: 2, underway: 0, closed: 0 },
    ]);
  });
});
