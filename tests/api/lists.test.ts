import { beforeAll, describe, expect, test } from 'vitest';
import { fieldAt } from '../../src/domain/define/resource.ts';
import { resources } from '../../src/domain/resources.ts';
import type { Json } from '../harness/client.ts';
import { leitstand } from '../harness/leitstand.ts';
import { shows } from '../specification/shows.ts';

shows(
  'D0 API order[field]',
  'D0 Orders filter flags UB',
  'D1 §2 Shell order search',
  'D1 §2 contracts list',
  'D1 §2 contracts filters',
  'D1 §2 contracts filter Stellplatz',
  'D1 §2 disposition days',
  'D1 §2 disposition day header',
  'D1 §5 search box',
  'D1 §7 GET /api/contracts/search',
  'D1 §7 contracts list',
  'D1 §7 update contracts position',
  'D1 §9 driver filter groups',
  'D2 §6 leasing protocol restricted',
  'D2 §7 billing addresses',
  'D2 §7 lookup by order',
  'D2 §7 lookup lists',
  'D3 §7 mail logs',
  'D3 §7 reference pickers',
  'R10',
  'C Lists filters as sentences',
  'C Lists order by several',
);

const system = await leitstand();
const { given } = system;
const dispo = await system.as('dispo');

const encoded = (query: Readonly<Record<string, string>>) => new URLSearchParams(query).toString();
/** The members that a list holds under some filters, each told by one of its fields, in order. */
async function listed(path: string, query: Readonly<Record<string, string>>, told: string): Promise<unknown[]> {
  const { status, body } = await dispo.get(`/api/${path}?${encoded(query)}`);
  expect([query, status, body.detail]).toEqual([query, 200, undefined]);
  return body['hydra:member'].map((it: Json) => it[told]);
}

describe('filters of the order list', () => {
  const orders = (query: Readonly<Record<string, string>>) => listed('contracts', query, 'carModel');
  const found = async (query: Readonly<Record<string, string>>) => (await orders(query)).sort();
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
    const order = (carModel: string, values: object) =>
      given.contract({ contractClientAddress: customer, carModel, ...values });
    await order('A', {
      datum: '2026-12-01',
      bringdatum: '2026-12-02',
      driver: employed,
      pickupLocation: { plz: '01067', ort: 'Dresden' },
      licensePlate: 'K-LS 418E',
    });
    await order('B', {
      datum: '2026-12-02',
      bringdatum: '2026-12-02',
      driver: external,
      pickupLocation: { plz: '10115', ort: 'Berlin' },
      verzoegert: true,
      licensePlate: 'HH-OX 70',
    });
    await order('C', {
      datum: '2026-12-03',
      bringdatum: '2026-12-04',
      auftragbestaetigt: '1',
      pickupLocation: { plz: '12459', ort: 'Berlin-Köpenick' },
      isStorniert: true,
    });
    await order('D', {
      datum: '2026-12-04',
      bringdatum: '2026-12-04',
      pickupLocation: { plz: '80331', ort: 'München' },
      testContract: true,
      verzoegert: true,
      carFin: 'WVWZZZ1KZAW000123',
    });
    const main = await order('E', { datum: '2026-12-05', bringdatum: '2026-12-05' });
    await order('F', { datum: '2026-12-05', bringdatum: '2026-12-06', anschlussvon: main.iri, abafahrt: '1' });
  });

  test('equal to one value, to any of several, by IRI or by bare id, and to nothing', async () => {
    expect(await found({ driver: employed })).toEqual(['A']);
    expect(await found({ driver: employed.split('/').at(-1) ?? '' })).toEqual(['A']);
    const several = (await dispo.get(`/api/contracts?driver[]=${employed}&driver[]=${external}`)).body['hydra:member'];
    expect(several.map((it: Json) => it.carModel).sort()).toEqual(['A', 'B']);
    expect(await found({ contractClientAddress: customer, driver: 'null' })).toEqual(['C', 'D', 'E', 'F']);
    expect(await found({ carFin: 'WVWZZZ1KZAW000123' })).toEqual(['D']);
    expect(await found({ driver: '/api/users/1' }).catch(() => 'refused')).toBe('refused');
    expect(await found({ contractClientAddress: customer, hasAvis: 'true' })).toEqual([]);
  });

  test('at one end a Stellplatz, at neither, also for an order whose addresses stand nowhere else', async () => {
    const address = (firma: string, stellplatz: boolean) => given.record('addresses', { firma, stellplatz });
    const [yard, house] = [(await address('Hafenkai', true)).iri, (await address('Autohaus', false)).iri];
    const dealer = (await given.customer({ firma: 'Flotte Süd' })).iri;
    const order = (carModel: string, ends: object) =>
      given.contract({ contractClientAddress: dealer, carModel, ...ends });
    await order('K', { pickupAddress: yard, deliveryAddress: house });
    await order('L', { deliveryAddress: yard });
    await order('M', { pickupAddress: house });
    await order('N', {});
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
    expect(
      await found({ contractClientAddress: customer, 'datum[after]': '2026-12-02', plz: '1', 'flags[]': 'VZ' }),
    ).toEqual(['B']);
    expect(await found({ contractClientAddress: customer, plz: '8', 'flags[]': 'FV' })).toEqual([]);
  });

  test('the days of a list say what each holds', async () => {
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

describe('searching', () => {
  let numbers: Record<string, unknown>;
  beforeAll(async () => {
    const client = await given.customer({ firma: 'Müller & Söhne Großhandel', ort: 'Übersee' });
    const driver = await given.driver({ vorname: 'Jürgen', nachname: 'Weiß' });
    const first = await given.contract({
      contractClientAddress: client.iri,
      driver: driver.iri,
      licensePlate: 'M-ÖB 1000',
      carFin: 'WVWZZZ1KZAW987654',
    });
    const second = await given.contract({
      licensePlate: 'B-AB 12',
      leasingVertragsnummer: 'LV-2026/4711',
      carFin: 'WBA1234567A000001',
    });
    numbers = { first: first.auftragsnummer, second: second.auftragsnummer };
  });
  const search = async (text: string) =>
    (await listed('contracts', { customSearchFilter: text }, 'auftragsnummer')).map(
      (it) => Object.entries(numbers).find(([, number]) => number === it)?.[0] ?? it,
    );

  test('finds umlauts in every spelling', async () => {
    for (const text of [
      'Müller',
      'mueller',
      'MULLER',
      'Großhandel',
      'grosshandel',
      'söhne',
      'Weiß',
      'weiss jürgen',
      'juergen weiss',
    ])
      expect([text, await search(text)]).toEqual([text, ['first']]);
  });

  test('finds plates, frame numbers and contract numbers by parts, whatever is between', async () => {
    for (const text of ['M-ÖB 1000', 'möb1000', 'WVWZZZ1KZAW987654', '987654', 'w987654'])
      expect([text, await search(text)]).toEqual([text, ['first']]);
    for (const text of ['B-AB 12', 'bab12', 'LV-2026/4711', 'lv 2026 4711', '4711', 'B AB'])
      expect([text, await search(text)]).toEqual([text, ['second']]);
    expect(await search(String(numbers.second))).toEqual(['second']);
  });

  test('needs every word, takes a short word for the beginning of one', async () => {
    expect(await search('müller weiß')).toEqual(['first']);
    expect(await search('müller 4711')).toEqual([]);
    expect(await search('we jü')).toEqual(['first']);
    expect(await search('xq')).toEqual([]);
  });

  test('the search box answers the same, newest first, and asks for a text', async () => {
    const { body } = await dispo.get(`/api/contracts/search?${encoded({ customSearchFilter: 'Müller' })}`);
    expect(body['hydra:member'].map((it: Json) => it.auftragsnummer)).toEqual([numbers.first]);
    expect((await dispo.get('/api/contracts/search')).status).toBe(422);
  });

  test('pickers search by _name', async () => {
    expect(await listed('customers', { _name: 'müller' }, 'ort')).toEqual(['Übersee']);
  });

  test('pickers leave out what is switched off in every list, whatever its field is called; a list without one has nothing to leave out', async () => {
    await given.customer({ firma: 'Ruhende Autos', aktiv: '0' });
    await given.customer({ firma: 'Laufende Autos' });
    for (const aktiv of ['true', '1'])
      expect(await listed('customers', { _name: 'autos', aktiv }, 'firma')).toEqual(['Laufende Autos']);
    expect(await listed('customers', { _name: 'autos', aktiv: 'false' }, 'firma')).toEqual(['Ruhende Autos']);
    await given.driver({ nachname: 'Ruhemann', active: false });
    await given.driver({ nachname: 'Ruhefrau', active: true });
    expect(await listed('drivers', { _name: 'ruhe', aktiv: 'true' }, 'nachname')).toEqual(['Ruhefrau']);
    await given.record('job_categories', { kategorie: 'Ruhig' });
    for (const aktiv of ['true', 'false'])
      expect(await listed('job_categories', { _name: 'ruhig', aktiv }, 'kategorie')).toEqual(['Ruhig']);
    expect((await dispo.get('/api/categories?aktiv=vielleicht')).status).toBe(200);
    expect((await dispo.get('/api/drivers?aktiv=vielleicht')).status).toBe(400);
    const office = await system.as('office');
    for (const aktiv of ['true', 'false'])
      expect((await office.get(`/api/users?aktiv=${aktiv}`)).body['hydra:totalItems']).toBe(
        (await office.get('/api/users')).body['hydra:totalItems'],
      );
  });
});

describe('order', () => {
  const names = [
    'Zebra',
    'Äpfel',
    'Apfel',
    'Tour 10',
    'apfel',
    'Tour 9',
    'Öl',
    'Ofen',
    'straße',
    'Strasse',
    'Übersee',
    'unten',
  ];
  beforeAll(async () => {
    for (const kategorie of names) await given.record('categories', { kategorie });
  });

  test('is the one of a German dictionary, and of numbers as people read them', async () => {
    const sorted = await listed('categories', { 'order[kategorie]': 'asc' }, 'kategorie');
    expect(sorted).toEqual([
      'apfel',
      'Apfel',
      'Äpfel',
      'Ofen',
      'Öl',
      'Strasse',
      'straße',
      'Tour 9',
      'Tour 10',
      'Übersee',
      'unten',
      'Zebra',
    ]);
    expect(await listed('categories', { 'order[kategorie]': 'desc' }, 'kategorie')).toEqual(sorted.toReversed());
  });

  test('can follow a record that is referred to, and falls back on the id', async () => {
    const late = await given.contract({ datum: '2027-03-02' });
    const early = await given.contract({ datum: '2027-03-01' });
    for (const [status, order] of [
      ['pending', late],
      ['pending', early],
      ['accepted', late],
      ['accepted', early],
    ] as const)
      await given.record('applications', { contract: order.iri, status });
    const days = async (direction: string) =>
      (
        await dispo.get(
          `/api/applications?order[contract.datum]=${direction}&contract[]=${late.iri}&contract[]=${early.iri}`,
        )
      ).body['hydra:member'].map((it: Json) => it.contract.datum);
    expect(await days('asc')).toEqual(['2027-03-01', '2027-03-01', '2027-03-02', '2027-03-02']);
    expect(await days('desc')).toEqual(['2027-03-02', '2027-03-02', '2027-03-01', '2027-03-01']);
  });

  test('of orders of one day is the position, then the time', async () => {
    const client = (await given.customer()).iri;
    for (const [carModel, sortOrder, pickupTimeFrom] of [
      ['spät', 1000, '16:00'],
      ['früh', 1000, '08:00'],
      ['vorgezogen', 990, '18:00'],
    ] as const)
      await given.contract({ contractClientAddress: client, carModel, sortOrder, pickupTimeFrom, datum: '2027-01-04' });
    expect(await listed('contracts', { contractClientAddress: client, 'order[datum]': 'asc' }, 'carModel')).toEqual([
      'vorgezogen',
      'früh',
      'spät',
    ]);
  });

  test('by several columns in the order they are named', async () => {
    const client = (await given.customer()).iri;
    for (const [carModel, datum, bringdatum] of [
      ['A', '2027-02-01', '2027-02-03'],
      ['B', '2027-02-01', '2027-02-02'],
      ['C', '2027-02-02', '2027-02-02'],
    ] as const)
      await given.contract({ contractClientAddress: client, carModel, datum, bringdatum });
    expect(
      await listed(
        'contracts',
        { contractClientAddress: client, 'order[bringdatum]': 'asc', 'order[datum]': 'desc' },
        'carModel',
      ),
    ).toEqual(['C', 'B', 'A']);
    const plated = (await given.customer({ firma: 'Nach Tag und Kennzeichen' })).iri;
    for (const [carModel, licensePlate, sortOrder] of [
      ['A', 'K-A 1', 1],
      ['B', 'K-C 3', 2],
      ['C', 'K-B 2', 3],
    ] as const)
      await given.contract({
        contractClientAddress: plated,
        carModel,
        licensePlate,
        sortOrder,
        datum: '2026-12-01',
        bringdatum: '2026-12-01',
      });
    expect(
      await listed(
        'contracts',
        { contractClientAddress: plated, 'order[datum]': 'asc', 'order[licensePlate]': 'desc' },
        'carModel',
      ),
    ).toEqual(['B', 'C', 'A']);
  });

  test.for(resources)('$path can be sorted by everything it offers, both ways', async (resource) => {
    const admin = await system.as('admin');
    for (const field of resource.list.sorts ?? [])
      for (const direction of ['asc', 'DESC'])
        expect([
          field,
          (await admin.get(`/api/${resource.path}?itemsPerPage=5&order[${field}]=${direction}`)).status,
        ]).toEqual([field, 200]);
    expect(
      (await admin.get(`/api/${resource.path}?order[${resource.list.sort.replace('-', '')}]=seitwärts`)).status,
    ).toBe(400);
  });
});

describe('whatever is sent as a filter', () => {
  const nasty = [
    "'",
    '"',
    "' or 1=1 --",
    '%',
    '_',
    '\\',
    '\u0000',
    '🚗',
    '{"a":1}',
    '2026-99-99',
    '99999999999999999999',
    '-5',
    'null',
    '',
    ' ',
    'a'.repeat(3_000),
    '2026-11-21T99:99:99Z',
  ];

  test.for(resources)('$path answers it or refuses it, and never breaks', async (resource) => {
    const admin = await system.as('admin');
    const queries = Object.entries(resource.filters).flatMap(([name, filter]) => {
      const range = filter.kind === 'range' || (filter.kind === 'via' && filter.filter.kind === 'range');
      const keys = range ? [name, `${name}[after]`] : [name];
      const odd = range ? [`${name}[quatsch]`, `${name}[strictly_before]`] : [`${name}[]`, `${name}[quatsch]`];
      return [
        ...keys.flatMap((key) => nasty.map((value) => encoded({ [key]: value, itemsPerPage: '5' }))),
        ...odd.map((key) => encoded({ [key]: "'\\%" })),
      ];
    });
    for (let at = 0; at < queries.length; at += 8) {
      const answers = await Promise.all(
        queries
          .slice(at, at + 8)
          .map(async (query) => [query, (await admin.get(`/api/${resource.path}?${query}`)).status] as const),
      );
      expect(answers.filter(([, status]) => ![200, 400, 422].includes(status))).toEqual([]);
    }
  });

  test.for(resources)('$path finds by every filter what fits it', async (resource) => {
    const admin = await system.as('admin');
    for (const [name, filter] of Object.entries(resource.filters)) {
      if (filter.kind !== 'is') continue;
      const field = fieldAt(resource, filter.field);
      const values =
        field?.kind === 'flag' || field?.kind === 'flag01'
          ? ['true', 'false']
          : field?.items
            ? field.items.map((it) => it.key)
            : field?.kind === 'reference' || field?.kind === 'references'
              ? [`/api/${field.to ?? ''}/1`, `/api/${field.to ?? ''}/2`]
              : field?.kind === 'integer'
                ? ['1', '2']
                : field?.kind === 'date'
                  ? ['2026-11-21', '2026-11-22']
                  : ['a', 'b'];
      for (const query of [
        encoded({ [name]: values[0] ?? '' }),
        values.map((it) => encoded({ [`${name}[]`]: it })).join('&'),
      ])
        expect([query, (await admin.get(`/api/${resource.path}?${query}`)).status]).toEqual([query, 200]);
    }
  });

  test('signs that mean something to a database are searched for as themselves', async () => {
    await given.record('categories', { kategorie: '100% Elektro' });
    await given.record('categories', { kategorie: 'unter_strich' });
    await given.record('categories', { kategorie: 'rück\\strich' });
    const found = async (text: string) => await listed('categories', { _name: text }, 'kategorie');
    expect(await found('%')).toEqual([]);
    expect(await found('100% e')).toEqual(['100% Elektro']);
    expect(await found('__')).toEqual([]);
    expect(await found('r_s')).toEqual(['unter_strich']);
    expect(await found('ck\\s')).toEqual(['rück\\strich']);
    expect(await found("'")).toEqual([]);
  });
});
