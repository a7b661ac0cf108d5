import { beforeAll, describe, expect, test } from 'vitest';
import { resources } from '../../src/domain/resources.ts';
import type { Json } from '../harness/client.ts';
import { leitstand } from '../harness/leitstand.ts';
import { listReader } from '../harness/listReader.ts';
import { shows } from '../specification/shows.ts';

const system = await leitstand();
const { given } = system;
const dispo = await system.as('dispo');
const listed = listReader(dispo);

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
    shows('D0 API order[field]');
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
    for (const [status, contract] of [
      ['pending', late],
      ['pending', early],
      ['accepted', late],
      ['accepted', early],
    ] as const)
      await given.record('applications', { contract: contract.iri, status });
    const days = async (direction: string) =>
      (
        await dispo.get(
          `/api/applications?order[contract.datum]=${direction}&contract[]=${late.iri}&contract[]=${early.iri}`,
        )
      ).body['hydra:member'].map((it: Json) => it.contract.datum);
    expect(await days('asc')).toEqual(['2027-03-01', '2027-03-01', '2027-03-02', '2027-03-02']);
    expect(await days('desc')).toEqual(['2027-03-02', '2027-03-02', '2027-03-01', '2027-03-01']);
  });

  test('of contracts of one day is the position, then the time', async () => {
    shows('D1 §7 update contracts position');
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
    shows('C Lists order by several', 'D1 §2 contracts list');
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
