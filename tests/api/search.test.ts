import { beforeAll, describe, expect, test } from 'vitest';
import { storedRole } from '../../src/domain/access/roles.ts';
import type { Json } from '../harness/client.ts';
import { leitstand } from '../harness/leitstand.ts';
import { encoded, listReader } from '../harness/listReader.ts';
import { shows } from '../specification/shows.ts';

const system = await leitstand();
const { given } = system;
const dispo = await system.as('dispo');
const listed = listReader(dispo);

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

  test('looks for a plate that a contract has as a whole, and for the words of one that none has', async () => {
    const plate = await given.contract({ licensePlate: 'HH-NJ 123' });
    const words = await given.contract({ licensePlate: 'NJ-HH 9', carFin: 'WBA1234567A123124' });
    for (const text of ['HH-NJ 123', 'hh nj 123', 'hh nj123'])
      expect([text, await search(text)]).toEqual([text, [plate.auftragsnummer]]);
    expect(await search('HH-NJ 124')).toEqual([words.auftragsnummer]);
  });

  test('needs every word, takes a short word for the beginning of one', async () => {
    shows('D1 §2 Shell order search');
    expect(await search('müller weiß')).toEqual(['first']);
    expect(await search('müller 4711')).toEqual([]);
    expect(await search('we jü')).toEqual(['first']);
    expect(await search('xq')).toEqual([]);
  });

  test('the search box answers the same, newest first, and asks for a text', async () => {
    shows('D1 §5 search box', 'D1 §7 GET /api/contracts/search');
    const { body } = await dispo.get(`/api/contracts/search?${encoded({ customSearchFilter: 'Müller' })}`);
    expect(body['hydra:member'].map((it: Json) => it.auftragsnummer)).toEqual([numbers.first]);
    expect((await dispo.get('/api/contracts/search')).status).toBe(422);
  });

  test('pickers search by _name', async () => {
    shows('D3 §7 reference pickers', 'D2 §7 lookup lists');
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
    const accounts = async (query: string) => (await office.get(`/api/users${query}`)).body['hydra:totalItems'];
    await given.record('users', { username: 'ruhe.stand', roles: [storedRole('office')], active: false });
    expect(await accounts('?aktiv=false')).toBe(1);
    expect(await accounts('?aktiv=true')).toBe((await accounts('')) - 1);
  });
});
