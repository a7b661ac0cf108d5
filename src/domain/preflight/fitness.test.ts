import { expect, test } from 'vitest';
import type { Place } from '../km/place.ts';
import type { DriverFacts } from './facts.ts';
import { byFitness, fitnessOf, type Fitness } from './fitness.ts';
import { preflight } from './preflight.ts';
import { driverWith, contractWith, otherWith } from '../../../tests/harness/preflightFacts.ts';
import { shows } from '../../../tests/specification/shows.ts';

/** Ulm lies 480 km from Köln, and a place is not far from itself. */
const roadKm = (from: Place, to: Place) => (from.ort === to.ort ? 2 : 480);
const fitness = (driver: Partial<DriverFacts>, contract = contractWith()) => {
  const facts = driverWith(driver);
  return fitnessOf(facts, [contract], {
    findings: preflight([contract], facts, { travelTime: () => 0, plateUses: [] }),
    roadKm,
  });
};
const early = otherWith(2, {
  pickupTimeFrom: '05:00',
  pickupTimeTo: '05:00',
  deliveryTimeFrom: '08:30',
  googleFahrzeit: 180,
});

test('a driver without rides', () => {
  expect(fitness({})).toEqual({
    kind: 'ok',
    text: 'passt',
    more: 'noch ohne Fahrt',
    free: 'frei in Köln',
    emptyKm: 2,
    rides: 'seit 6 Tagen ohne Fahrt',
    minutes: 0,
  });
});

test('a driver is free where and when his last ride before ends', () => {
  expect(fitness({ rides: [early] })).toEqual({
    kind: 'ok',
    text: 'passt',
    more: 'Zeitfenster passt',
    free: 'frei ab 08:30 Ulm',
    emptyKm: 480,
    rides: '1 Fahrt am Tag',
    minutes: 180,
  });
  expect(
    fitness({
      rides: [
        otherWith(2, { pickupTimeFrom: '18:00', pickupTimeTo: '18:00', deliveryTimeFrom: '20:00', googleFahrzeit: 60 }),
      ],
    }).free,
  ).toBe('frei bis zur ersten Fahrt in Köln');
});

test('the gap since his last ride is counted in working days', () => {
  const last = (datum: string) => fitness({ rides: [otherWith(2, { datum, bringdatum: datum })] }).rides;
  expect([last('2026-11-23'), last('2026-11-20'), last('2026-11-19')]).toEqual([
    'keine Fahrt am Tag',
    'seit 1 Werktag ohne Fahrt',
    'seit 2 Werktagen ohne Fahrt',
  ]);
});

test('the worst finding speaks, the others follow', () => {
  expect(fitness({ rides: [otherWith(2)] })).toMatchObject({
    kind: 'warn',
    text: 'Überschneidung',
    more: '26000001 überschneidet sich mit 26000002',
  });
  expect(fitness({ active: false, klassen: [], papers: [] })).toMatchObject({
    kind: 'warn',
    text: 'nicht aktiv',
    more: 'und kein Führerschein',
  });
  expect(fitness({ rides: [otherWith(2), otherWith(3)] })).toMatchObject({
    text: 'Überschneidung',
    more: '2×, dazu 12:00 h am Tag',
  });
  expect(fitness({ dispositionssperre: true }).kind).toBe('danger');
  expect(fitness({}, contractWith({ driver: '/api/drivers/7' })).text).toBe('fährt schon');
});

test('who drives one of several contracts is not said to drive them all', () => {
  const facts = driverWith({});
  const contracts = [
    contractWith({ driver: '/api/drivers/7' }),
    contractWith({ iri: '/api/contracts/9', datum: '2026-12-01', bringdatum: '2026-12-01' }),
  ];
  const text = (some: typeof contracts) =>
    fitnessOf(facts, some, { findings: preflight(some, facts, { travelTime: () => 0, plateUses: [] }), roadKm }).text;
  expect(text(contracts)).toBe('passt');
  expect(text(contracts.slice(0, 1))).toBe('fährt schon');
});

test('the fitter one comes first: nothing speaks against him, then the shorter empty way, then the shorter day; unknown ones last', () => {
  shows('D1 §2 disposition dialog driver');
  const known = (name: string, kind: Fitness['kind'], emptyKm: number | null, minutes = 0) => ({
    name,
    fitness: { kind, text: '', more: '', free: '', rides: '', emptyKm, minutes },
  });
  const all = [
    { name: 'unknown', fitness: undefined },
    known('locked', 'danger', 1),
    known('crossing', 'warn', 3),
    known('homeless', 'ok', null),
    known('far', 'ok', 90),
    known('busy', 'ok', 12, 300),
    known('near', 'ok', 12),
  ];
  expect(all.toSorted((one, other) => byFitness(one.fitness, other.fitness)).map((it) => it.name)).toEqual([
    'near',
    'busy',
    'far',
    'homeless',
    'crossing',
    'locked',
    'unknown',
  ]);
});
